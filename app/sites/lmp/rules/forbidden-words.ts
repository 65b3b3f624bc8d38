/**
 * What no letter speaks of: body and its measures, illness, death, birth, money, love as a fear, blame, certainty,
 * hurry. Pieces of words, so that no form of them slips through.
 */
export const forbiddenWords: readonly string[] =
  "必ず 絶対 間違いなく 死 殺 葬 墓 寿命 余命 命日 病 癌 医 薬 治 診断 痛 怪我 骨折 熱が 不眠 眠れない 妊娠 出産 流産 血 体重 体型 太っ 太り 太る 痩 やせ 肥 デブ ブス 醜 老 年相応 しわ シワ シミ たるみ 小顔 面長 中顔面 濃い顔 薄い顔 金運 お金 儲 財 宝くじ 給料 借金 貯金 投資 ギャンブル 恋 失恋 浮気 不倫 別れ 結婚 離婚 婚 嫌われ 捨てられ 独身 モテ 運命の 呪 祟 不幸 不吉 災 凶 罰 罪 地獄 悪夢 幽霊 残念 だめ ダメ 無理 失格 自業 お前 急げ 今すぐ 期限切れ 夜の街 酒 煙草".split(
    " ",
  );
