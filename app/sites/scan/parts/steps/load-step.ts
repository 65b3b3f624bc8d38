/** Scripts of what follows the first view: each comes with its tap. */
export const loadStep = {
  gate: () => import("./start-card.tsx"),
  nine: () => import("../questions/nine-questions.tsx"),
  reading: () => import("./scan-steps.tsx"),
  result: () => import("../result/result.tsx"),
};
