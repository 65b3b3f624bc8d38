import type { SearchDocument, SiteDocuments } from "#app/kits/search/search-document.ts";
import type { Video } from "#contracts/video.ts";

/** The videos, in Japanese alone. */
export const searchDocuments: SiteDocuments = ({ films: videos }, lang) =>
  lang === "ja" ? videos.flatMap(createVideoDocuments) : [];

/**
 * Videos as things that can be found. A how-to is found by every step, which leads to its second and is searched by what is
 * said in it. A story of a shade is found as a whole, by name and line: its sentences are fiction and answer no question
 * (「明日の予報は、北の空」 is no weather report).
 */
export function createVideoDocuments(video: Video): SearchDocument[] {
  const { id, title, lead } = video;
  const whole: SearchDocument = {
    ...{ id, kind: "chapter", title: title.ja, href: `/channel?v=${id}` },
    ...{ asks: [], keywords: ["動画"], body: [lead.ja], facets: {} },
  };
  return video.series === "how-to" ? [whole, ...stepsOf(video)] : [whole];
}

function stepsOf({ id, title, chapters, captions, durationMs }: Video): SearchDocument[] {
  return chapters.slice(1).flatMap(({ atMs, words }, i) => {
    const untilMs = chapters[i + 2]?.atMs ?? durationMs;
    const spoken = captions
      .filter(({ fromMs }) => fromMs >= atMs && fromMs < untilMs)
      .map((caption) => caption.words.ja);
    if (spoken.length === 0) return [];
    return {
      ...{ id: `${id}-${i + 1}`, kind: "chapter" as const, title: `${title.ja}　${words.ja.replace(/^\d+\s*/, "")}` },
      ...{
        href: `/channel?v=${id}&t=${Math.floor(atMs / 1_000)}`,
        asks: [],
        keywords: ["動画"],
        body: spoken,
        facets: {},
      },
    };
  });
}
