import type { ReactNode } from "react";
import css from "./loop.module.css";

/** Close-ups of things: what lies on the table when the tip is about the thing itself. */
export const toolDrawings: Record<string, () => ReactNode> = {
  brush: () => (
    <>
      <path className={css.bone} d="M268 60L146 120L134 98L258 38C268 34 276 54 268 60Z" />
      <path className={css.bone} d="M146 120L134 98L116 106L128 130Z" />
      <path className={css.bone} d="M128 130C112 146 92 158 72 160C82 146 96 122 116 106" />
      <path className={css.back} d="M118 128C104 140 92 150 80 155M120 116C104 130 90 144 78 156" />
      <path className={css.back} d="M40 190C100 206 220 206 280 190" />
    </>
  ),
  sponge: () => (
    <>
      <path
        className={css.bone}
        d="M160 34C196 70 218 98 216 134C214 168 188 188 160 188C132 188 106 168 104 134C102 98 124 70 160 34Z"
      />
      <path
        className={css.back}
        d="M130 120l2 1M150 98l2 1M176 126l2 1M144 152l2 1M172 160l2 1M186 112l2 1M160 74l1 1M124 142l1 1"
      />
    </>
  ),
  pouch: () => (
    <>
      <path className={css.bone} d="M72 92C100 84 220 84 248 92L260 190C220 204 100 204 60 190Z" />
      <path className={css.bone} d="M72 92C100 102 220 102 248 92" />
      <path
        className={css.bone}
        d="M112 92V44h18v46M160 90V60l12-18l12 18v30M212 90C206 70 208 52 220 46C232 52 232 72 226 91"
      />
      <path className={css.back} d="M232 96l14 26l-6 6M112 56h18M160 66h24" />
    </>
  ),
  palette: () => (
    <>
      <path className={css.bone} d="M64 66H256V150H64Z" />
      <path className={css.bone} d="M78 80h34v54h-34ZM122 80h34v54h-34ZM166 80h34v54h-34ZM210 80h34v54h-34Z" />
      <path
        className={css.back}
        d="M64 66L84 22H276L256 66M84 94l10 12l-4 12l16 10M130 88l8 20l14 4M64 150v10H256v-10"
      />
    </>
  ),
  lipstick: () => (
    <>
      <path className={css.bone} d="M132 120H188V206H132ZM138 120V96H182V120M142 96V62C142 50 166 40 178 34V96" />
      <path className={css.back} d="M142 82C154 78 166 80 178 76M132 134H188M150 134V206" />
    </>
  ),
  curler: () => (
    <>
      <path className={css.bone} d="M106 88C134 68 186 68 214 88M106 100C134 80 186 80 214 100M106 84V108M214 84V108" />
      <path className={css.bone} d="M112 106L150 150L132 196M208 106L170 150L188 196" />
      <path
        className={css.bone}
        d="M132 196a14 14 0 1 0-22 8a14 14 0 0 0 22-8M188 196a14 14 0 1 1 22 8a14 14 0 0 1-22-8"
      />
      <circle className={css.bone} cx="160" cy="150" r="4" />
    </>
  ),
  liner: () => (
    <>
      <path className={css.bone} d="M272 44L148 122L138 104L262 28C272 24 280 38 272 44Z" />
      <path className={css.bone} d="M148 122L138 104L112 126L118 136ZM112 126L80 154L118 136" />
      <path className={css.back} d="M232 48l10 18M166 110l-9-17" />
    </>
  ),
  mascara: () => (
    <>
      <path className={css.bone} d="M280 40L218 72L206 48L268 20C280 16 288 34 280 40Z" />
      <path className={css.bone} d="M212 60L152 112L70 156" />
      <path
        className={css.bone}
        d="M152 100l8 20M140 104l10 22M128 108l12 26M116 112l13 28M104 118l13 27M92 126l12 23M80 134l10 18M70 144l7 12"
      />
    </>
  ),
  hand: () => (
    <>
      <path
        className={css.bone}
        d="M40 176C72 148 96 96 140 92C190 88 246 96 286 84C296 82 298 94 288 98C262 106 232 108 214 108M214 108C244 112 272 112 292 110C302 110 302 122 290 124C262 128 236 126 214 124M214 124C238 130 260 134 276 134C286 136 284 146 274 146C250 146 228 142 210 138M210 138C226 146 244 152 256 154C264 158 260 166 252 164C220 160 190 160 168 176C148 190 120 202 92 206"
      />
    </>
  ),
  cloth: () => (
    <>
      <path className={css.bone} d="M96 40C120 60 140 86 160 122C180 86 200 60 224 40" />
      <path className={css.bone} d="M96 40L76 66L132 148L160 122L188 148L244 66L224 40" />
      <path
        className={css.back}
        d="M160 122V210M76 66C60 90 50 140 46 210M244 66C260 90 270 140 274 210M152 160h1M152 188h1"
      />
    </>
  ),
};
