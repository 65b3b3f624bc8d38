import type { DeskFilm, MiniWords } from "./film-desk.ts";
import css from "./mini-player.module.css";

interface MiniParts {
  video: HTMLVideoElement;
  film: DeskFilm;
  words: MiniWords;
  /** Goes to an address of the zone without loading the page anew. */
  goTo: (address: string) => void;
  play: () => void;
  onClose: () => void;
}

/**
 * The small window in which a film goes on while one walks through the zone. It stands at the end of the body, outside of
 * the pages. Returns its closing, which leaves the film alone.
 */
export function openMiniPlayer({ video, film, words, goTo, play, onClose }: MiniParts): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const region = document.createElement("section");
  region.className = css.mini ?? "";
  region.dataset.upright = String(film.isUpright);
  region.dataset.mini = film.id;
  region.setAttribute("aria-label", words.region);

  const back = document.createElement("a");
  back.className = css.back ?? "";
  back.href = `/channel?v=${film.id}`;
  back.setAttribute("aria-label", `${words.back}：${film.title}`);
  back.append(video);
  back.addEventListener(
    "click",
    (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      goTo(back.pathname + back.search);
    },
    { signal },
  );

  const toggle = button(playPath, words.pause, () => (video.paused ? play() : video.pause()));
  const showState = (): void => {
    toggle.setAttribute("aria-label", video.paused ? words.play : words.pause);
    toggle.querySelector("path")?.setAttribute("d", video.paused ? playPath : pausePath);
  };
  video.addEventListener("play", showState, { signal });
  video.addEventListener("pause", showState, { signal });

  const bar = document.createElement("div");
  bar.className = css.bar ?? "";
  bar.append(toggle);
  const told = document.createElement("p");
  told.className = css.told ?? "";
  told.setAttribute("role", "status");
  if (document.pictureInPictureEnabled) {
    // A phone may promise a window of its own and refuse it then.
    const refused = (): void => {
      told.textContent = words.noPip;
      pip.remove();
    };
    const pip = button(pipPath, words.pip, () => void video.requestPictureInPicture().catch(refused));
    bar.append(pip);
  }
  bar.append(
    button(closePath, words.close, () => {
      video.pause();
      close();
      video.remove();
      onClose();
    }),
  );
  region.append(back, bar, told);
  document.body.append(region);
  showState();

  function close(): void {
    leaving.abort();
    region.remove();
  }
  return close;
}

const playPath = "M5 3l10 6-10 6z";
const pausePath = "M5 3v12M13 3v12";
const closePath = "M4 4l10 10M14 4L4 14";
const pipPath = "M2 4h14v10H2zM9 9h5v4H9z";
const svg = "http://www.w3.org/2000/svg";

function button(d: string, label: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.setAttribute("aria-label", label);
  const icon = document.createElementNS(svg, "svg");
  icon.setAttribute("viewBox", "0 0 18 18");
  icon.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svg, "path");
  path.setAttribute("d", d);
  icon.append(path);
  made.append(icon);
  made.addEventListener("click", onPress);
  return made;
}
