import { scanLanguages } from "#contracts/face-type.ts";
import { getProductCutout } from "#app/kits/product/product-pictures.server.ts";
import corridor from "#app/kits/ui/pictures/share-ground-1.json";
import mirrors from "#app/kits/ui/pictures/share-ground-2.json";
import horizon from "#app/kits/ui/pictures/share-ground-5.json";
import type { CardOf } from "#server/modules/share-images/share-card.ts";
import ja from "./copy/ja.json";
import en from "./copy/en.json";
import ko from "./copy/ko.json";
import zhTW from "./copy/zh-TW.json";
import { canonicalCode } from "./rules/type-codes.ts";

const backgrounds = [mirrors.file, corridor.file, horizon.file];
const copies = { ja, en, "zh-TW": zhTW, ko };

/** The share picture of `KIKA-0` to `KIKA-2`, with a language behind it where it is not Japanese: `KIKA-0-en`. */
export const shareCard: CardOf = (id, { master }) => {
  const [, code = "", background = "", language = "ja"] = /^([A-Z]+)-([0-2])(?:-(en|zh-TW|ko))?$/.exec(id) ?? [];
  const type = master.faceTypes.find((one) => one.code === canonicalCode(code));
  const lang = scanLanguages.find((one) => one === language);
  if (!type || !lang) return null;
  const lip = master.products.find((product) => product.id === type.productIds[0]);
  return {
    lang,
    kicker: copies[lang].card.kicker,
    title: lang === "ja" ? `${type.kanji}　${type.reading}` : type.names[lang],
    line: type.impressions[lang],
    figure: lip ? getProductCutout(lip.id) : null,
    ground: backgrounds[Number(background)],
    ...(lip?.shade && { shade: lip.shade.hex }),
  };
};
