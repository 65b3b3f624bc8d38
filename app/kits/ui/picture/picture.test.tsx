// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { mount, send } from "../testing/mount.tsx";
import { Picture, type PictureData } from "./picture.tsx";
import { picturePreload } from "./picture-preload.ts";

const zone1Picture: PictureData = {
  name: "zone1-gate",
  hash: "40cf2575",
  width: 1080,
  height: 2340,
  widths: [390, 780, 1080],
  color: "#280404",
  preview: "data:image/webp;base64,UklGRg",
  alt: { ja: "濡れた赤い唇がひらいている。" },
};

describe("a picture", () => {
  it("offers every width in AVIF and the smallest in WebP, and keeps its place", () => {
    const { find, unmount } = mount(<Picture picture={zone1Picture} />);
    expect(find("source").getAttribute("srcset")).toBe(
      "/assets/v/40cf2575/zone1-gate@390.avif 390w, /assets/v/40cf2575/zone1-gate@780.avif 780w, /assets/v/40cf2575/zone1-gate@1080.avif 1080w",
    );
    const image = find<HTMLImageElement>("picture img");
    expect(image.getAttribute("src")).toBe("/assets/v/40cf2575/zone1-gate@390.webp");
    expect(image.getAttribute("width")).toBe("1080");
    expect(image.getAttribute("height")).toBe("2340");
    expect(image.alt).toBe("濡れた赤い唇がひらいている。");
    unmount();
  });

  it("waits until it is near, unless it is the view's first", () => {
    expect(renderToString(<Picture picture={zone1Picture} />)).toContain('loading="lazy"');
    const first = renderToString(<Picture picture={zone1Picture} priority />);
    expect(first).toContain('loading="eager"');
    expect(first).toContain('fetchPriority="high"');
  });

  it("is fetched ahead as exactly the file that it will show", () => {
    const { find, unmount } = mount(<Picture picture={zone1Picture} sizes="50vw" priority />);
    const link = picturePreload(zone1Picture, "50vw");
    expect(link.imageSrcSet).toBe(find("source").getAttribute("srcset"));
    expect(link.imageSizes).toBe(find("source").getAttribute("sizes"));
    expect(link.type).toBe(find("source").getAttribute("type"));
    unmount();
  });

  it("takes its blur away when it has come", () => {
    const { find, unmount } = mount(<Picture picture={zone1Picture} />);
    const preview = find("img[aria-hidden]");
    expect(preview.hasAttribute("data-loaded")).toBe(false);
    send(find("picture img"), new Event("load"));
    expect(preview.hasAttribute("data-loaded")).toBe(true);
    unmount();
  });

  it("shows no colour but its own where colour is judged", () => {
    expect(renderToString(<Picture picture={zone1Picture} exact />)).not.toContain("data:");
    expect(renderToString(<Picture picture={zone1Picture} cutout />)).not.toContain("data:");
  });

  it("is silent where it is decoration", () => {
    expect(renderToString(<Picture picture={zone1Picture} alt="" />).match(/alt=""/g)).toHaveLength(2);
  });
});
