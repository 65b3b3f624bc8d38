import * as v from "valibot";

/** An address is deleted so many days after it was given, at the latest. */
export const addressDays = 90;

/** The prefectures, in the order of their numbers (ISO 3166-2:JP). */
export const prefectures = (
  "北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 " +
  "長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 " +
  "高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県"
).split(" ");

/** Full-width digits and all kinds of dashes, as they are typed and pasted. */
const plainDigits = (text: string): string => text.normalize("NFKC").replaceAll(/[\s‐-―−ー－-]/g, "");
const digits = (min: number, max: number) =>
  v.pipe(v.string(), v.maxLength(24), v.transform(plainDigits), v.regex(new RegExp(`^\\d{${min},${max}}$`)));
const line = (min: number, max: number) => v.pipe(v.string(), v.trim(), v.minLength(min), v.maxLength(max));

/** Where a prize is sent, in Japan. Digits may be typed or pasted in any way; they are kept plain. */
export const addressSchema = v.strictObject({
  name: line(1, 40),
  postal: digits(7, 7),
  prefecture: v.picklist(prefectures),
  city: line(1, 40),
  street: line(1, 60),
  /** Building and room; may be empty. */
  building: line(0, 60),
  phone: digits(10, 11),
});
export type Address = v.InferOutput<typeof addressSchema>;
export type AddressField = keyof Address;
