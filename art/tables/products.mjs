// Every product of the catalogue: one alpha render, printed twice (develop/product.mjs), on ink and as a cut-out.
// The rows follow content/products: a new product needs a line here only if it is an object of a new form.
import fs from 'node:fs';
import path from 'node:path';

const content = path.join(import.meta.dirname, '../../content');
const read = (file) => JSON.parse(fs.readFileSync(path.join(content, file), 'utf8'));
const families = new Map(read('families.json').map((family) => [family.id, family.kanji]));
const products = ['lips', 'tints', 'eyes', 'shadows', 'base'].flatMap((file) => read(`products/${file}.json`));

const SIZE = { w: 624, h: 780, spp: 8 };     // printed at 780: half again as fast as rendering it, and no eye sees the difference
const CODING = { from: 62, floor: 44, effort: 3 };
const GLITTER = { from: 52, floor: 36, effort: 3 };

const brows = {
  '01': '楕円の芯のペンシルとキャップ。', '02': '濃淡三色をならべた、黒い漆のケース。', '03': '細い丸芯のペンシルとキャップ。', '04': '小さなブラシを抜いた眉マスカラ。', '05': '小さなブラシを抜いた眉マスカラ。',
};
const tools = {
  '01': '丸い毛先と平らな毛先の、両端のブラシ。', '02': '弧をえがく銀のビューラーと、替えのゴム。', '03': '黒い皿に立つ、しずく形のスポンジ。', '04': '空の枠が四つならぶ、黒い漆のケース。',
};

/** Scene and what it wants to know, by line. */
const lines = {
  lip: { scene: 'scene_lip', args: () => ({}), dark: () => ({ at: [0.62, 0.42] }), alt: (p) => `口紅「${p.names.ja}」。くり出した芯と、番号${p.number}を刻んだ黒い漆のふた。` },
  tint: { scene: 'scene_tint', args: () => ({ spp: 12 }), dark: () => ({ at: [0.60, 0.48] }), alt: (p) => `リップティント「${p.names.ja}」。硝子の小びんと、色を含んだチップ。` },
  mascara: { scene: 'scene_eye', args: (p) => ({ item: p.id }), dark: () => ({ at: [0.60, 0.46] }), alt: (p) => `マスカラ「${p.names.ja}」。縦溝の黒い容器と、抜いたブラシ。` },
  liner: { scene: 'scene_eye', args: (p) => ({ item: p.id }), dark: () => ({ at: [0.60, 0.46] }), alt: (p) => `アイライナー「${p.names.ja}」。キャップを外した黒い軸と、石の上に引いた一本の線。` },
  base: { scene: 'scene_base', args: (p) => ({ item: p.id, spp: 10 }), alt: (p) => `「${p.names.ja}」。${p.id === 'base-07' ? '雪の結晶を押した、丸いフェイスパウダー。' : '厚い硝子びんと黒い漆のふた。手前に、ひとしずく。'}` },
  brow: { scene: 'scene_base', args: (p) => ({ item: p.id, spp: 10 }), alt: (p) => `アイブロウ「${p.names.ja}」。${brows[p.number]}` },
  tool: { scene: 'scene_base', args: (p) => ({ item: p.id, spp: 10 }), alt: (p) => `「${p.names.ja}」。${tools[p.number]}` },
  shadow: { scene: 'scene_shadow', args: (p) => ({ family: p.family, kanji: families.get(p.family) }), alt: (p) => `アイシャドウ「${p.names.ja}」。押しかためた粉に「${families.get(p.family)}」の字。` },
};

/** A number of its own for the grain and the crumbs. */
const seed = (id) => [...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 9973, 7);

function both(p) {
  const line = lines[p.line], finish = p.shade?.finish ?? 'none', hex = p.shade?.hex.toLowerCase() ?? null;
  const dark = { hex, size: 780, ...line.dark?.(p) };
  const shared = {
    render: `product-${p.id}`, scene: line.scene, batch: true, print: 'product',
    args: { ...SIZE, hex: hex ?? '#c4000f', finish, number: p.number, seed: seed(p.id), ...line.args(p) },
    tile: 14, budget: 30, coding: finish === 'glitter' || finish === 'pearl' ? GLITTER : CODING, alt: line.alt(p),
  };
  return [
    { id: `product-${p.id}`, kind: 'products', ...shared, dark, widths: [390, 780] },
    { id: `product-${p.id}-cut`, kind: 'product-cuts', ...shared, dark: { ...dark, grain: 0.004 }, alpha: true, widths: [390] },
  ];
}

export const rows = products.filter((p) => lines[p.line]).flatMap(both);
