/** The places of the questions that were not answered rightly, from 0. */
export function wrongAnswers(questions: readonly { answer: number }[], answers: readonly number[]): number[] {
  return questions.flatMap(({ answer }, at) => (answers[at] === answer ? [] : [at]));
}
