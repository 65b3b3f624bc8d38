import { expect, test } from "vitest";
import { inAppBrowser, isPhone } from "./in-app-browser.ts";

const ios =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";
const android =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/142.0 Mobile Safari/537.36";

test.each([
  [`${ios} Safari Line/15.9.0`, "LINE"],
  [`${ios} Instagram 390.0.0 (iPhone16,1; iOS 18_5)`, "Instagram"],
  [`${ios} [FBAN/FBIOS;FBAV/520.0]`, "Facebook"],
  [`${android} [FB_IAB/FB4A;FBAV/520.0]`, "Facebook"],
  [`${ios} Twitter for iPhone/11.5`, "X"],
  [`${android} musical_ly_40 BytedanceWebview/d8a21c6`, "TikTok"],
  [`${ios} MicroMessenger/8.0.60`, "WeChat"],
  [`${ios} YJApp-IOS jp.co.yahoo.ipn.appli/4.150`, "Yahoo! JAPAN"],
  [`${android} Instagram 390.0.0.38.80 Android (35/15; 420dpi; 1080x2400; Google; Pixel 9; ja_JP)`, "Instagram"],
  [`${android} Line/15.9.0/IAB`, "LINE"],
  [`${android} YJApp-ANDROID jp.co.yahoo.android.yjtop/3.180.0`, "Yahoo! JAPAN"],
  [`${ios} musical_ly_40.2.0 JsSdk/2.0 BytedanceWebview/d8a21c6`, "TikTok"],
  [`${android} TwitterAndroid`, "X"],
  [android, "WebView"],
  [`${ios} Version/18.5 Safari/604.1`, null],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0 Mobile Safari/537.36", null],
  ["Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0 Online/1", null],
])("%s is %s", (userAgent, app) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});

test("a desk has no apps to open a link with", () => {
  expect(isPhone(ios)).toBe(true);
  expect(isPhone(android)).toBe(true);
  expect(isPhone("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15")).toBe(false);
});
