import type { ColourName, ColourTone } from "./colour-regions.ts";
import type { CriterionMeaning } from "./criterion.ts";

/** Words for colours in the languages of the zone, `|` between them. */
const colours: Record<ColourName, string> = {
  red: "赤|赤い|赤色|真っ赤|真っ赤な|まっか|レッド|赤系|red|紅色|大紅|正紅|빨강|빨간|빨간색|레드|สีแดง|แดง",
  "deep-red": "深紅|真紅|ダークレッド|ディープレッド|黒みレッド|dark red|deep red|深紅色|暗紅|다크레드|สีแดงเข้ม",
  vermilion: "朱|朱色|朱赤|オレンジレッド|スカーレット|vermilion|scarlet|朱紅|다홍|สีแดงส้ม",
  orange: "オレンジ|橙|橙色|だいだい|柿色|みかん色|オレンジ系|orange|橘色|橘|橙紅|오렌지|주황|สีส้ม|ส้ม",
  coral: "コーラル|コーラルピンク|珊瑚|珊瑚色|サンゴ色|coral|coral pink|珊瑚色系|코랄|สีปะการัง|คอรัล",
  apricot: "アプリコット|杏色|あんず色|apricot|杏桃色|살구색|แอปริคอต",
  peach: "ピーチ|ピーチピンク|桃色|ももいろ|peach|蜜桃|복숭아|피치|สีพีช|พีช",
  salmon: "サーモン|サーモンピンク|salmon|鮭魚粉|三文魚粉|새먼|แซลมอน",
  terracotta: "テラコッタ|テラコッタオレンジ|terracotta|陶土色|磚橘|테라코타|เทอร์ราคอตตา|อิฐส้ม",
  brick: "レンガ|煉瓦|レンガ色|煉瓦色|ブリック|brick|磚紅|벽돌색|브릭|สีอิฐ",
  brown:
    "ブラウン|茶|茶色|茶色い|こげ茶|焦げ茶|チョコ|チョコレート|ココア色|ブラウン系|brown|棕色|咖啡色|啡色|갈색|브라운|สีน้ำตาล|น้ำตาล",
  "red-brown": "赤茶|赤茶色|レッドブラウン|赤みブラウン|red brown|reddish brown|紅棕|적갈색|레드브라운|น้ำตาลแดง",
  camel: "キャメル|キャラメル|camel|caramel|駝色|焦糖|카멜|คาราเมล",
  beige: "ベージュ|ベージュ系|beige|米色|裸米色|베이지|สีเบจ|เบจ",
  nude: "ヌード|ヌーディ|ヌーディー|ヌードカラー|ヌードベージュ|ヌードピンク|nude|裸色|裸粉|누드|สีนู้ด|นู้ด",
  "milk-tea":
    "ミルクティー|ミルクティ|ミルクティー色|ミルクティーベージュ|カフェオレ|ラテ|milk tea|latte|奶茶|奶茶色|밀크티|라떼|ชานม",
  greige: "グレージュ|greige|灰米色|그레이지|เกรจ",
  pink: "ピンク|ピンク系|ピンク色|pink|粉紅|粉色|粉紅色|핑크|분홍|สีชมพู|ชมพู",
  "dusty-pink":
    "くすみピンク|スモーキーピンク|グレイッシュピンク|モーヴピンク|モーブ|dusty pink|dusty rose|mauve|乾燥玫瑰|霧粉|말린장미|더스티핑크|ชมพูตุ่น|ชมพูหม่น",
  "blue-pink": "青みピンク|青みがかったピンク|ベビーピンク|cool pink|baby pink|冷調粉|冷粉|쿨핑크|ชมพูอมฟ้า",
  "hot-pink":
    "ショッキングピンク|ビビッドピンク|フューシャ|フューシャピンク|マゼンタ|濃いピンク|hot pink|fuchsia|magenta|桃紅|莓紅|핫핑크|ชมพูบานเย็น",
  rose: "ローズ|ローズ系|ばら色|バラ色|薔薇色|rose|玫瑰|玫瑰色|장미색|로즈|สีกุหลาบ",
  bordeaux:
    "ボルドー|ワイン|ワインレッド|ワイン色|バーガンディ|葡萄酒色|えんじ|bordeaux|burgundy|wine|wine red|酒紅|勃艮第|버건디|와인|สีไวน์|เบอร์กันดี",
  plum: "プラム|プラム色|plum|梅子色|李子色|플럼|자두|สีพลัม",
  purple: "紫|紫色|むらさき|パープル|purple|紫系|보라|보라색|퍼플|สีม่วง|ม่วง",
  lavender: "ラベンダー|ライラック|藤色|ペールパープル|lavender|lilac|薰衣草|라벤더|라일락|ลาเวนเดอร์",
  violet: "すみれ色|菫色|バイオレット|violet|紫羅蘭|바이올렛|ไวโอเลต",
  blue: "青|青い|青色|ブルー|ブルー系|blue|藍色|藍|파랑|파란|블루|สีน้ำเงิน|สีฟ้า",
  "light-blue": "水色|みずいろ|アイスブルー|ペールブルー|空色|light blue|ice blue|sky blue|水藍|淺藍|하늘색|สีฟ้าอ่อน",
  navy: "ネイビー|紺|紺色|藍色の|ネイビーブルー|濃紺|navy|海軍藍|深藍|네이비|남색|กรมท่า",
  turquoise: "ターコイズ|ターコイズブルー|青緑|turquoise|teal|土耳其藍|藍綠|청록|터키석|เทอร์ควอยซ์",
  green: "緑|緑色|みどり|グリーン|深緑|グリーン系|green|綠色|綠|초록|녹색|그린|สีเขียว|เขียว",
  "yellow-green": "黄緑|きみどり|ライム|yellow green|lime|黃綠|연두|เขียวเหลือง",
  khaki: "カーキ|カーキ色|khaki|卡其|카키|กากี",
  olive: "オリーブ|オリーブグリーン|olive|橄欖綠|올리브|มะกอก",
  mint: "ミント|ミントグリーン|mint|薄荷綠|민트|มินต์",
  yellow: "黄色|黄|黄色い|イエロー|レモンイエロー|yellow|黃色|노랑|노란|옐로|สีเหลือง|เหลือง",
  mustard: "マスタード|からし色|カラシ色|mustard|芥末黃|머스터드|มัสตาร์ด",
  gold: "ゴールド|金|金色|ゴールド系|gold|golden|金色系|골드|금색|สีทอง|ทอง",
  bronze: "ブロンズ|銅色|bronze|copper|古銅|브론즈|บรอนซ์",
  champagne: "シャンパン|シャンパンゴールド|champagne|香檳|香檳色|샴페인|แชมเปญ",
  silver: "シルバー|銀|銀色|silver|銀色系|실버|은색|สีเงิน",
  white: "白|白い|白色|真っ白|ホワイト|white|흰색|하얀|화이트|สีขาว|ขาว",
  grey: "グレー|灰色|グレイ|チャコール|チャコールグレー|鼠色|ねずみ色|grey|gray|灰色系|회색|그레이|สีเทา|เทา",
  black: "黒|黒い|黒色|真っ黒|真っ黒な|ブラック|漆黒|black|黑色|黑|검정|검은|블랙|สีดำ|ดำ",
};

const tones: Record<ColourTone, string> = {
  muted: "くすみ|くすみカラー|くすんだ|スモーキー|グレイッシュ|ダスティ|muted|dusty|霧面灰|뮤트|หม่น|ตุ่น",
  pale: "ペール|パステル|淡い|うすい|薄い|明るい|pale|pastel|light|淡色|粉嫩|연한|파스텔|อ่อน|พาสเทล",
  deep: "濃い|深い|暗い|ダーク|ディープ|dark|deep|深色|진한|딥|เข้ม",
  vivid: "鮮やか|鮮やかな|ビビッド|はっきりした|発色のいい|派手|派手な|派手色|vivid|bright|鮮豔|비비드|สด",
  warm: "黄み|黄みより|黄み寄り|黄味|暖色|暖色系|warm|暖調|웜|โทนอุ่น",
  cool: "青み|青みより|青み寄り|青味|寒色|寒色系|cool|冷調|쿨|โทนเย็น",
};

/** Every word for a colour or a tone, and what it means. */
export const colourWords: readonly (readonly [string, CriterionMeaning])[] = [
  ...Object.entries(colours).map(
    ([colour, words]) => [words, { kind: "colour", colour: colour as ColourName }] as const,
  ),
  ...Object.entries(tones).map(([tone, words]) => [words, { kind: "tone", tone: tone as ColourTone }] as const),
];
