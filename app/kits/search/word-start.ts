const particles = "がをにのはでともへや";

/**
 * True where a word of hiragana may begin: at the start, after another script, after a particle. つく begins in
 * 「口紅がつく」, not in 「ぷっくり」.
 */
export function canBeginWord(text: string, scripts: string, at: number): boolean {
  return scripts[at - 1] !== "h" || particles.includes(text[at - 1] ?? "");
}
