import { foldedText } from "../fold.ts";

const words =
  "コスメ|化粧品|商品|製品|アイテム|品|やつ|もの|物|色|いろ|カラー|色番|色味|系|系統|っぽい|っぽいの|みたいな|みたい|似合う|にあう|似合うの|合う色|近い|近いの|似た|似てる|そっくり|同じ|" +
  "探す|探してる|探している|さがす|さがしてる|さがしている|探したい|見たい|みたい|買いたい|買える|買う|買えるの|ほしい|欲しい|がいい|いい|良い|おすすめ|オススメ|お勧め|人気|かわいい|可愛い|きれいな|" +
  "ある|あるの|ありますか|あります|あるかな|どれ|どの|どんな|教えて|おしえて|ください|下さい|いちばん|一番|何|なに|なんか|全部|ぜんぶ|一覧|" +
  "コード|jan|ean|バーコード|番号|品番|番|no|ナンバー|" +
  "shade|shades|color|colors|colour|colours|product|products|show|me|find|looking|for|a|an|the|in|with|any|something|i|want|best|recommend|please|which|what|is|are|of|and|or|" +
  "色號|顏色|推薦|想要|有沒有|有|的|嗎|請問|哪個|哪些|适合|適合|款|支|找|想買|邊款|邊個|" +
  "색|색상|컬러|추천|찾아줘|찾아요|있나요|있어요|주세요|좋은|어울리는|제품|" +
  "สี|แนะนำ|มีไหม|หา|อยากได้|ที่|แบบ|ค่ะ|ครับ|มี|ไหม";

const neutral = words
  .split("|")
  .map(foldedText)
  .filter((word) => word !== "")
  .toSorted((a, b) => b.length - a.length);

const ending = /^[のをがにはでともなやかよねいくさてし ]{0,4}$/u;

/** True when what is left of a query says nothing more than that something is looked for. */
export function isNeutral(rest: string): boolean {
  return rest
    .split(" ")
    .filter(Boolean)
    .every((chunk) => ending.test(withoutNeutral(chunk)));
}

function withoutNeutral(chunk: string): string {
  if (/^[a-z]+$/.test(chunk)) return neutral.includes(chunk) ? "" : chunk;
  let text = chunk;
  for (const word of neutral) if (!/^[a-z]+$/.test(word)) text = text.replaceAll(word, "");
  return text;
}
