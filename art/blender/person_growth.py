"""Where brows and beard grow, in the neutral face's coordinates (cm): for the hairs themselves and for the shade under them."""
import numpy as np
from person_fields import lip_depth, step

BROW_X = [1.15, 1.9, 2.8, 3.8, 4.7, 5.45]
BROW_Y = {'arched': [5.28, 5.45, 5.72, 5.92, 5.62, 5.02], 'soft': [5.30, 5.45, 5.66, 5.78, 5.52, 5.05], 'straight': [5.42, 5.50, 5.60, 5.64, 5.48, 5.18], 'low': [5.05, 5.18, 5.40, 5.52, 5.36, 5.0]}
BROW_HALF = [.26, .34, .35, .28, .19, .07]


def outline(brow):
    """Middle line (x, y) and half-width of a brow, cm in the neutral face."""
    return np.array(BROW_X), np.array(BROW_Y[brow.get('shape', 'soft')]) + brow.get('lift', 0), np.array(BROW_HALF) * brow.get('thick', 1)


def beard_area(R):
    """Where a beard grows, 0 to 1: upper lip, chin, jaw; thin under the lip's corners."""
    x, y = np.abs(R[..., 0]), R[..., 1]
    lip = np.exp(-.5 * ((y + 1.75) / .42) ** 2) * (1 - step(x, 2.3, 3.2)) * step(x, .05, .35)
    jaw = step(-y, 3.2, 5.2) * (1 - .6 * np.exp(-.5 * (((x - 1.6) / .7) ** 2 + ((y + 4.9) / .45) ** 2))) + step(x, 5.0, 6.6) * step(-y, -.5, 2.5)
    return np.clip(lip + jaw, 0, 1) * (lip_depth(R) < -.12) * step(R[..., 2], 0, 2)
