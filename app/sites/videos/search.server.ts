import type { SearchDocument, SiteDocuments } from "#app/kits/search/search-document.ts";
import type { Language } from "#contracts/languages.ts";
import type { Video } from "#contracts/video.ts";

/** The videos that have a title in a language. */
export const searchDocuments: SiteDocuments = ({ films: videos }, lang) =>
  videos.flatMap((video) => createVideoDocuments(video, lang));

/**
 * Videos as things that can be found. A how-to is found by every step, which leads to its second and is searched by what is
 * said in it. A story of a shade is found as a whole, by name and line: its sentences are fiction and answer no question
 * (「明日の予報は、北の空」 is no weather report).
 */
export function createVideoDocuments(video: Video, lang: Language = "ja"): SearchDocument[] {
  const { id, title, lead } = video;
  const ownTitle = title[lang];
  if (ownTitle === undefined) return [];
  const whole: SearchDocument = {
    ...{ id, kind: "chapter", title: ownTitle, href: `/channel?v=${id}` },
    ...{ asks: [], keywords: [videoWords[lang]], body: [lead[lang] ?? ""].filter(Boolean), facets: {} },
  };
  return video.series === "how-to" ? [whole, ...stepsOf(video, ownTitle, lang)] : [whole];
}

function stepsOf({ id, chapters, captions, durationMs }: Video, title: string, lang: Language): SearchDocument[] {
  return chapters.slice(1).flatMap(({ atMs, words }, i) => {
    const untilMs = chapters[i + 2]?.atMs ?? durationMs;
    const name = words[lang];
    const spoken = captions
      .filter(({ fromMs }) => fromMs >= atMs && fromMs < untilMs)
      .flatMap((caption) => caption.words[lang] ?? []);
    if (name === undefined || spoken.length === 0) return [];
    return {
      ...{ id: `${id}-${i + 1}`, kind: "chapter" as const, title: `${title}　${name.replace(/^\d+\s*/, "")}` },
      ...{
        href: `/channel?v=${id}&t=${Math.floor(atMs / 1_000)}`,
        asks: [],
        keywords: [videoWords[lang]],
        body: spoken,
        facets: {},
      },
    };
  });
}

const videoWords: Record<Language, string> = {
  ...{ ja: "動画", en: "video", "zh-TW": "影片", "zh-HK": "影片", ko: "동영상", th: "วิดีโอ" },
};
