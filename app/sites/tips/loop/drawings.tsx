import type { ReactNode } from "react";
import type { LoopScene } from "#contracts/tip-choices.ts";
import css from "./loop.module.css";

/** The close-ups, in strokes of bone. What lies further back is thinner. The eye leaves its lashes to a mark that moves them. */
export const drawings: Record<Exclude<LoopScene, "tool">, (hasLashes: boolean) => ReactNode> = {
  eye: (hasLashes) => (
    <>
      <path className={css.back} d={eyeBrow} />
      <path className={css.back} d="M76 97C106 72 152 58 196 66C222 71 240 82 252 95" />
      <path className={css.back} d="M134 95C128 120 138 146 160 150C184 150 196 118 188 90" />
      <path className={css.back} d={irisFibres} />
      <path className={css.bone} d="M147 96C143 116 150 129 160 130C171 129 177 112 173 90" />
      <path className={css.light} d="M166 100C169 104 169 108 167 112" />
      <path className={css.lid} d="M60 130C82 108 110 93 146 87C190 82 224 97 248 115C256 120 266 120 276 113" />
      <path className={css.bone} d="M60 130C72 132 78 136 86 140C116 153 196 158 248 115" />
      <path className={css.back} d="M60 130C56 127 52 128 48 131M92 166C126 184 190 184 228 160" />
      {hasLashes && <path className={css.bone} d={upperLashes} />}
      <path className={css.back} d={lowerLashes} />
    </>
  ),
  brow: () => (
    <>
      <path className={css.bone} d={browHairs()} />
      <path className={css.back} d="M72 196C116 156 208 148 262 186M92 180C130 152 204 146 256 172" />
      <path className={css.back} d="M40 92C44 40 60 14 84 0M300 60C296 30 284 12 272 0" />
    </>
  ),
  lips: () => (
    <>
      <path
        className={css.bone}
        d="M62 114C92 100 116 80 142 79C150 79 154 85 160 86C166 85 170 79 178 79C204 80 228 100 258 114C232 152 194 166 160 166C126 166 88 152 62 114Z"
      />
      <path
        className={css.bone}
        d="M62 114C96 117 128 112 146 114C152 117 156 119 160 119C164 119 168 117 174 114C192 112 224 117 258 114"
      />
      <path className={css.back} d="M150 50C153 60 152 68 148 75M170 50C167 60 168 68 172 75" />
      <path
        className={css.back}
        d="M128 190C148 198 172 198 192 190M54 106C50 112 50 118 55 122M266 106C270 112 270 118 265 122"
      />
      <path className={css.back} d="M118 132C122 142 126 148 132 153M160 134V154M202 132C198 142 194 148 188 153" />
    </>
  ),
  cheek: face,
  face,
};

function face(): ReactNode {
  return (
    <>
      <path
        className={css.bone}
        d="M82 34C66 76 68 124 84 160C98 190 128 212 154 216C194 211 236 184 256 130C266 94 264 60 252 36"
      />
      <path
        className={css.back}
        d="M104 8C84 20 72 48 70 92C68 122 60 150 44 176M118 4C98 22 90 44 88 60M216 4C244 16 262 42 266 86C268 116 278 150 296 174M204 2C232 18 246 42 250 62"
      />
      <path className={css.back} d="M150 2C122 14 100 30 90 56M160 2C196 8 232 26 248 56" />
      <path className={css.back} d="M118 206C118 214 116 218 112 220M206 198C208 208 214 216 222 220" />
      <path className={css.lid} d="M92 94C102 104 120 104 130 96M182 96C194 105 214 104 230 92" />
      <path className={css.back} d={closedLashes} />
      <path className={css.back} d="M90 86C102 80 118 80 130 86M184 86C198 79 216 79 232 84" />
      <path className={css.bone} d="M84 76C94 65 114 62 132 69M180 69C198 61 220 63 236 74" />
      <path
        className={css.back}
        d="M152 80C154 98 162 116 166 124C168 132 158 138 144 133M144 133C140 131 138 128 140 124"
      />
      <path
        className={css.bone}
        d="M128 168C140 161 148 159 154 163C162 159 170 160 184 167C170 182 142 184 128 168ZM128 168C146 171 166 171 184 167"
      />
      <path className={css.back} d="M142 190C150 194 162 194 170 190" />
    </>
  );
}

/** A lash leaves its lid along the skin and turns up: from root to tip in one bow. */
const lash = (x: number, y: number, lean: number, length: number): string =>
  `M${x} ${y}q${(lean * 0.2).toFixed(1)} ${(-length * 0.35).toFixed(1)} ${lean.toFixed(1)} ${(-length).toFixed(1)}`;

const upperLashes = [
  ...[lash(78, 117, -12, 15), lash(90, 109, -11, 19), lash(103, 102, -9, 23), lash(117, 96, -7, 26)],
  ...[lash(132, 91, -4, 29), lash(147, 87, 0, 31), lash(162, 86, 5, 32), lash(177, 86, 10, 32)],
  ...[lash(192, 88, 15, 31), lash(206, 92, 20, 30), lash(219, 97, 24, 28), lash(231, 103, 28, 25)],
  ...[lash(242, 110, 31, 21), lash(252, 116, 33, 16)],
].join("");

const lowerLashes = [
  ...[lash(112, 149, -4, -8), lash(126, 152, -3, -9), lash(141, 154, -2, -10), lash(156, 155, 0, -11)],
  ...[lash(171, 154, 2, -11), lash(186, 151, 4, -11), lash(201, 147, 7, -11), lash(216, 140, 9, -10)],
  ...[lash(230, 131, 12, -8)],
].join("");

const closedLashes = [
  ...[lash(96, 98, -6, -7), lash(104, 101, -4, -9), lash(112, 102, -1, -10), lash(120, 101, 2, -9)],
  ...[lash(190, 101, -2, -9), lash(200, 103, 1, -10), lash(210, 103, 4, -10), lash(220, 99, 7, -9)],
].join("");

const irisFibres = Array.from({ length: 15 }, (_, i) => {
  const angle = 0.05 + (i / 14) * 3.05;
  const at = (radius: number): string =>
    `${(160 + Math.cos(angle) * radius * 0.9).toFixed(1)} ${(112 + Math.sin(angle) * radius).toFixed(1)}`;
  return `M${at(21)}L${at(i % 2 === 0 ? 35 : 31)}`;
}).join("");

const eyeBrow = Array.from({ length: 40 }, (_, i) => {
  const share = i / 39;
  const x = 66 + 206 * share;
  const y = 50 - 30 * Math.sin(Math.PI * Math.min(1, share * 0.72)) + 30 * Math.max(0, share - 0.66);
  const angle = -1.25 + 1.5 * share;
  const length = 13 - 6 * share;
  return `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(angle) * length).toFixed(1)} ${(Math.sin(angle) * length).toFixed(1)}`;
}).join("");

/** Hairs of a brow: upright at its head, lying at its tail. */
function browHairs(): string {
  return Array.from({ length: 34 }, (_, i) => {
    const share = i / 33;
    const x = 64 + 216 * share;
    const y = 128 - 50 * Math.sin(Math.PI * Math.min(1, share * 0.62)) + 34 * Math.max(0, share - 0.72) * 2.4;
    const angle = -1.35 + 1.55 * share;
    const length = 24 - 10 * share;
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(angle) * length).toFixed(1)} ${(Math.sin(angle) * length).toFixed(1)}`;
  }).join("");
}
