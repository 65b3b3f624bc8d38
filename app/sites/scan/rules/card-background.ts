/** Which of the three grounds the share picture of a result stands on: always the same for the same id; 0 without one. */
export function cardBackgroundOf(resultId: string): 0 | 1 | 2 {
  const sum = [...resultId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return (sum % 3) as 0 | 1 | 2;
}
