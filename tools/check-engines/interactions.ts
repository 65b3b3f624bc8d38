/** One press of a site: what is not so before it, and is so after it. Elements and conditions are expressions of the page. */
export interface Interaction {
  site: string;
  address: string;
  /** The element that is pressed. */
  press: string;
  /** A field that is filled before, and with what. */
  write?: readonly [field: string, text: string];
  /** What the press changes: false before, true after. */
  changes: string;
  /** How long that may take; 20 s where nothing is said. */
  withinMs?: number;
}

const all = (selector: string): string => `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
/** The first element that fits a selector and can be seen. */
const one = (selector: string): string => `${all(selector)}.find((one) => one.checkVisibility())`;
/** The first visible button, link or summary that is called so: by its label where it has one, else by its words. */
const byText = (words: string, selector = "button, a, summary, label"): string =>
  `${all(selector)}.find((one) => one.checkVisibility() && (one.ariaLabel ?? one.textContent).includes(${JSON.stringify(words)}))`;
const bySelector = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`;
const textShown = (words: string): string => `document.body.innerText.includes(${JSON.stringify(words)})`;
const addressIncludes = (part: string): string =>
  `(location.pathname + location.search).includes(${JSON.stringify(part)})`;

/** One press in every site. */
export const interactions: readonly Interaction[] = [
  {
    site: "all-products",
    address: "/all-products?p=lip-10",
    press: one('dialog a[href^="/all-products"]'),
    changes: `!${addressIncludes("p=lip-10")}`,
  },
  {
    site: "barcode",
    address: "/barcode",
    press: byText("この番号を見る", "button"),
    changes: textShown("あと2桁足りません"),
    write: [one('input[name="j"]'), "29010100001"],
  },
  {
    site: "campaign",
    address: "/campaign",
    press: byText("すこし開いた扉", "a"),
    changes: addressIncludes("c=half-open"),
  },
  { site: "chameleon", address: "/chameleon", press: one("[data-drop]"), changes: bySelector("[data-find] h2") },
  {
    site: "faq",
    address: "/faq#privacy-face",
    press: byText("役に立った", "#privacy-face button"),
    changes: bySelector('#privacy-face [aria-pressed="true"]'),
  },
  { site: "hack", address: "/hack", press: one('a[href*="w="]'), changes: addressIncludes("w=") },
  { site: "lmp", address: "/lmp", press: byText("手紙を開ける", "button"), changes: bySelector("main article h1") },
  { site: "lmv", address: "/lmv?m=06", press: byText("投票する"), changes: textShown("一票、受け取りました。") },
  { site: "lmw", address: "/lmw/stg/1", press: byText("はじめる"), changes: bySelector('dialog[data-step="playing"]') },
  { site: "mcm", address: "/mcm", press: byText("次は、色", "a"), changes: textShown("色を決める") },
  { site: "mor", address: "/mor", press: byText("拭く", "button"), changes: textShown("赤かったのは、どれ。") },
  {
    site: "myroom",
    address: "/myroom",
    press: byText("持ちもの確認へ", "a"),
    changes: addressIncludes("/myroom/check"),
  },
  {
    site: "personalmakeup",
    address: "/personalmakeup?type=KOUKA",
    press: byText("夜ふかし", "label"),
    changes: bySelector('[aria-label="夜ふかしの仕上がり"]'),
  },
  { site: "ranking", address: "/ranking", press: one("[data-turn=large]"), changes: addressIncludes("names=hidden") },
  { site: "review", address: "/review", press: byText("星の少ない順", "a"), changes: addressIncludes("sort=dry") },
  { site: "scan", address: "/scan", press: one("[data-option=nine]"), changes: textShown("1 / 9") },
  {
    site: "style",
    address: "/style?a=7&b=6",
    press: byText("境目を右へ", "button"),
    changes: `Number(${one("input[type=range]")}?.value) > 50`,
  },
  {
    site: "test",
    address: "/test",
    press: byText("カメラをためす", "button"),
    changes: bySelector("[data-recording]"),
  },
  { site: "testerplay", address: "/testerplay", press: one("[data-place=shop]"), changes: byText("リールを回す") },
  {
    site: "tips",
    address: "/tips?q=%E3%83%81%E3%83%BC%E3%82%AF",
    press: byText("なぜこの順番？", "summary"),
    changes: bySelector("details[open]"),
  },
  { site: "ucp", address: "/ucp", press: byText("折る", "button"), changes: bySelector('[data-hero="broken"]') },
  {
    site: "videos",
    address: "/channel",
    press: one('[data-tile="film-05"]'),
    changes: bySelector('[data-video="film-05"][data-player="here"]'),
  },
  {
    site: "virtual-tester",
    address: "/virtual_tester",
    press: one('nav a[href="/virtual_tester?s=lip-15"]'),
    changes: addressIncludes("s=lip-15"),
  },
  {
    site: "wishlist",
    address: "/all-products?p=lip-10",
    press: one('dialog [data-wish="lip-10"]'),
    changes: bySelector('dialog [data-wish="lip-10"][aria-pressed="true"]'),
  },
  { site: "yoku", address: "/yoku", press: one("button[data-desire]"), changes: bySelector("[data-heard] small") },
  { site: "zones", address: "/zone1", press: one('nav a[href="/zone2"]'), changes: `location.pathname === "/zone2"` },
];
