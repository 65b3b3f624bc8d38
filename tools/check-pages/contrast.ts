import type { Browser, Page } from "playwright-core";

/**
 * Measures what really lies under the type: the glyphs are hidden, the page is photographed, and the bright end (for
 * dark type the dark end) of the luminance inside each line of text is held against its colour.
 */
export async function sampleContrast(page: Page, sampler: Page): Promise<string[]> {
  const issues: string[] = [];
  const { pageHeight, viewHeight } = await page.evaluate(() => ({
    pageHeight: document.documentElement.scrollHeight,
    viewHeight: innerHeight,
  }));
  for (let top = 0; top < Math.min(pageHeight, longestPx); top += viewHeight * 0.75) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    // Two frames: what the scrolling showed is painted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const lines = await readLines(page);
    await hideGlyphs(page, true);
    const picture = (await page.screenshot({ type: "png", scale: "css" })).toString("base64");
    await hideGlyphs(page, false);
    const backgrounds = await sampler.evaluate(luminanceUnder, { picture, boxes: lines.map(({ box }) => box) });
    lines.forEach((line, i) => issues.push(...checkLine(line, backgrounds[i] ?? { dark: 0, bright: 0 })));
  }
  return [...new Set(issues)];
}

/** An empty page that reads photographs: the browser decodes them, so that no picture library is needed. */
export async function openSampler(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** Nobody reads further on a page than this, in px; what comes after looks as what came before. */
const longestPx = 6_000;
const smallestTypePx = 11;
const largeTypePx = 24;
const largeBoldTypePx = 18.66;
/** The most light that may lie under bone and under signal red type (95th percentile of relative luminance). */
const maxLuminanceUnderBone = 0.1;
const maxLuminanceUnderSignal = 0.012;

interface Line {
  text: string;
  box: { x: number; y: number; width: number; height: number };
  rgb: [number, number, number];
  sizePx: number;
  weight: number;
  /** Something was photographed or painted under it, not a plain surface. */
  isOnPicture: boolean;
}

function checkLine(
  { text, rgb, sizePx, weight, isOnPicture }: Line,
  { dark, bright }: { dark: number; bright: number },
): string[] {
  const textLuminance = luminance(rgb);
  const backgroundLuminance = textLuminance > 0.18 ? bright : dark;
  const contrast =
    (Math.max(textLuminance, backgroundLuminance) + 0.05) / (Math.min(textLuminance, backgroundLuminance) + 0.05);
  const isLarge = sizePx >= largeTypePx || (sizePx >= largeBoldTypePx && weight >= 700);
  const isSignal = rgb[0] > 200 && rgb[1] < 80;
  const limit = isSignal ? maxLuminanceUnderSignal : maxLuminanceUnderBone;
  const what = `「${text.slice(0, 24)}」 ${sizePx} px`;
  return [
    ...(contrast < (isLarge ? 3 : 4.5) ? [`${what}: contrast ${contrast.toFixed(2)}`] : []),
    ...(isOnPicture && textLuminance > 0.18 && backgroundLuminance > limit
      ? [`${what}: ${backgroundLuminance.toFixed(3)} of light under it, ${limit} at most`]
      : []),
    ...(sizePx < smallestTypePx ? [`${what}: smaller than ${smallestTypePx} px`] : []),
  ];
}

function luminance([red, green, blue]: [number, number, number]): number {
  const linear = (value: number): number =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Every line of text that is seen now, with its colour; what is decoration or covered is left out. */
function readLines(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const lines: Line[] = [];
    /** True when something plain lies between the type and whatever is behind. */
    const hasSurface = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null && at.tagName !== "MAIN"; at = at.parentElement) {
        const colour =
          getComputedStyle(at)
            .backgroundColor.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        if (colour.length > 0 && (colour[3] ?? 1) > 0.95) return true;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pictures = [...document.querySelectorAll("main img, main canvas, main video")].map((element) =>
      element.getBoundingClientRect(),
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!parent || text === "" || parent.closest("[aria-hidden=true], script, style, .visually-hidden")) continue;
      const style = getComputedStyle(parent);
      // Type that shows a gradient through its glyphs is transparent and has no colour of its own.
      const rgb = style.color.match(/[\d.]+/g)?.map(Number) ?? [];
      if ((rgb[3] ?? 1) === 0 || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const middle = { x: x + width / 2, y: y + height / 2 };
        // A bar that lies over half a line is no ground of it: the line is measured where it is seen whole.
        const isSeen = [y + 1, middle.y, y + height - 1].every((at) => {
          const top = document.elementFromPoint(middle.x, at);
          return top !== null && (parent.contains(top) || top.contains(parent));
        });
        if (!isSeen || width <= 1 || y < 0 || y + height > innerHeight) continue;
        const isOnPicture =
          !hasSurface(parent) &&
          pictures.some((p) => p.left < middle.x && p.right > middle.x && p.top < middle.y && p.bottom > middle.y);
        lines.push({
          text,
          box: { x, y, width, height },
          rgb: [rgb[0] ?? 0, rgb[1] ?? 0, rgb[2] ?? 0],
          sizePx: Number.parseFloat(style.fontSize),
          weight: Number(style.fontWeight),
          isOnPicture,
        });
      }
    }
    return lines;
  });
}

// The content policy blocks style elements; a constructed sheet is script, and passes.
function hideGlyphs(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hide) => {
    const rule =
      "*,*::before,*::after{color:transparent!important;-webkit-text-fill-color:transparent!important;text-shadow:none!important;-webkit-text-stroke:0 transparent!important;caret-color:transparent!important;transition:none!important}";
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(hide ? rule : "");
    document.adoptedStyleSheets = hide
      ? [...document.adoptedStyleSheets, sheet]
      : document.adoptedStyleSheets.slice(0, -1);
  }, isHidden);
}

/** Runs in the sampler: the 5th and the 95th percentile of relative luminance inside each box of a photograph. */
async function luminanceUnder(given: {
  picture: string;
  boxes: Line["box"][];
}): Promise<{ dark: number; bright: number }[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${given.picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0);
  const linear = (value: number): number =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return given.boxes.map(({ x, y, width, height }) => {
    const left = Math.max(0, Math.floor(x));
    const top = Math.max(0, Math.floor(y));
    const across = Math.max(1, Math.min(image.width, Math.ceil(x + width)) - left);
    const down = Math.max(1, Math.min(image.height, Math.ceil(y + height)) - top);
    const { data } = context.getImageData(left, top, across, down);
    const values = Array.from({ length: data.length / 4 }, (_, i) => {
      const at = i * 4;
      return 0.2126 * linear(data[at] ?? 0) + 0.7152 * linear(data[at + 1] ?? 0) + 0.0722 * linear(data[at + 2] ?? 0);
    }).sort((a, b) => a - b);
    const percentile = (share: number): number =>
      values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
    return { dark: percentile(0.05), bright: percentile(0.95) };
  });
}
