import type { LoopScene } from "#contracts/tip-choices.ts";
import type { Point } from "./loop-path.ts";

/** Where a hand goes in a close-up: points along which it moves, and how wide its colour lies. */
export interface LoopShape {
  points: readonly Point[];
  widthUnits: number;
}

const createShape = (widthUnits: number, ...points: Point[]): LoopShape => ({ widthUnits, points });

/** Every place of every close-up, in a drawing of 320 × 220. */
export const loopShapes: Record<LoopScene, Record<string, LoopShape>> = {
  eye: {
    lid: createShape(30, [82, 112], [116, 86], [160, 76], [204, 82], [238, 98]),
    crease: createShape(16, [78, 98], [116, 72], [160, 62], [206, 68], [244, 88]),
    upper: createShape(7, [68, 128], [100, 101], [146, 86], [196, 92], [244, 114]),
    outer: createShape(12, [218, 101], [238, 110], [254, 110], [272, 102], [288, 90]),
    lower: createShape(8, [150, 151], [178, 151], [204, 145], [226, 133], [246, 117]),
    under: createShape(22, [88, 160], [122, 174], [158, 178], [194, 173], [226, 158]),
    lash: createShape(20, [100, 96], [132, 80], [164, 74], [198, 80], [230, 94]),
  },
  brow: {
    head: createShape(22, [64, 130], [72, 122], [82, 115], [92, 109], [102, 104]),
    arch: createShape(18, [166, 84], [186, 78], [206, 76], [224, 79], [240, 86]),
    tail: createShape(12, [214, 79], [234, 84], [252, 92], [268, 102], [282, 113]),
    whole: createShape(20, [66, 124], [112, 100], [164, 84], [216, 79], [276, 108]),
  },
  lips: {
    whole: createShape(46, [84, 118], [120, 124], [160, 128], [200, 124], [236, 118]),
    centre: createShape(40, [134, 124], [147, 129], [160, 131], [173, 129], [186, 124]),
    upper: createShape(20, [84, 107], [120, 95], [160, 96], [200, 95], [236, 107]),
    line: createShape(6, [62, 114], [112, 86], [143, 78], [160, 86], [177, 78], [208, 86], [258, 114]),
    corner: createShape(16, [226, 134], [238, 132], [248, 127], [256, 121], [262, 113]),
    around: createShape(18, [70, 82], [112, 62], [160, 58], [208, 62], [250, 82]),
  },
  cheek: {
    apple: createShape(38, [188, 132], [204, 124], [220, 115], [236, 105], [250, 94]),
    high: createShape(14, [194, 108], [208, 104], [222, 99], [236, 92], [248, 83]),
    low: createShape(20, [248, 126], [234, 138], [220, 147], [206, 152], [192, 154]),
    jaw: createShape(16, [256, 128], [246, 156], [226, 182], [200, 202], [168, 212]),
    nose: createShape(14, [154, 80], [155, 95], [157, 109], [158, 121], [155, 131]),
    forehead: createShape(26, [108, 40], [132, 34], [158, 32], [184, 34], [208, 40]),
  },
  face: {
    whole: createShape(44, [112, 70], [160, 40], [214, 70], [220, 120], [160, 190]),
  },
  tool: {
    brush: createShape(18, [88, 150], [98, 146], [108, 142], [118, 138], [128, 134]),
    sponge: createShape(26, [120, 116], [140, 124], [160, 126], [180, 124], [200, 116]),
    pouch: createShape(8, [112, 172], [136, 175], [160, 176], [184, 175], [208, 172]),
    palette: createShape(30, [104, 106], [132, 106], [160, 106], [188, 106], [216, 106]),
    lipstick: createShape(14, [150, 92], [154, 91], [160, 90], [166, 89], [170, 88]),
    curler: createShape(8, [110, 84], [134, 76], [160, 74], [186, 76], [210, 84]),
    liner: createShape(6, [84, 150], [92, 145], [100, 140], [108, 135], [116, 130]),
    mascara: createShape(12, [76, 152], [94, 144], [112, 136], [130, 128], [148, 120]),
    hand: createShape(8, [118, 118], [140, 114], [162, 112], [184, 113], [206, 117]),
    cloth: createShape(28, [170, 110], [184, 118], [198, 124], [212, 128], [226, 130]),
  },
};
