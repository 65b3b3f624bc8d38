import type { Brush, Pen } from "./eye-layers.ts";

/** What the brush of each mascara does, after what stands on its pack (content/products/eyes.json). */
export const brushPresets: Readonly<Record<string, Omit<Brush, "hex">>> = {
  // 根もとに差しこめる、細いコーム型
  "mascara-01": { length: 0.72, curl: 0.42, density: 0.62, thickness: 0.34 },
  // 先のとがった小さなブラシ
  "mascara-02": { length: 0.46, curl: 0.34, density: 0.5, thickness: 0.22 },
  // 弓なりのブラシ
  "mascara-03": { length: 0.6, curl: 0.86, density: 0.56, thickness: 0.4 },
  // 上下で毛足の違うブラシ
  "mascara-04": { length: 0.66, curl: 0.52, density: 0.86, thickness: 0.62 },
  // らせんのブラシ
  "mascara-05": { length: 0.84, curl: 0.62, density: 0.78, thickness: 0.5 },
  // まっすぐな短いブラシ
  "mascara-06": { length: 0.5, curl: 0.12, density: 0.92, thickness: 0.74 },
};

/** What the tip of each liner draws, likewise. */
export const penPresets: Readonly<Record<string, Omit<Pen, "hex">>> = {
  // 先の細い筆のリキッド
  "liner-01": { thickness: 0.26, wing: 0.72 },
  // 短めの筆のリキッド
  "liner-02": { thickness: 0.3, wing: 0.28 },
  // くり出し式の細芯ペンシル
  "liner-03": { thickness: 0.16, wing: 0.12 },
  // やわらかなジェルペンシル
  "liner-04": { thickness: 0.52, wing: 0.4 },
  // 細い筆先のラメライナー
  "liner-05": { thickness: 0.34, wing: 0.2 },
  // くり出し式のジェルペンシル
  "liner-06": { thickness: 0.44, wing: 0.56 },
};
