import type { Point } from './projection.ts';

const points = (pairs: readonly (readonly [number, number])[]): Point[] =>
  pairs.map(([latitude, longitude]) => ({ latitude, longitude }));

/** The firm's address: where every pipe on the maps begins. */
export const headquarters: Point = { latitude: 50.871, longitude: 4.086 };

/** The Dender from Geraardsbergen to Dendermonde, by hand. */
export const dender = points([
  [50.74, 3.9],
  [50.79, 3.955],
  [50.822, 4.01],
  [50.835, 4.02],
  [50.845, 4.035],
  [50.853, 4.052],
  [50.862, 4.062],
  [50.872, 4.072],
  [50.884, 4.077],
  [50.893, 4.083],
  [50.903, 4.07],
  [50.915, 4.06],
  [50.925, 4.05],
  [50.938, 4.043],
  [50.96, 4.035],
  [50.99, 4.055],
  [51.03, 4.1],
]);

/** The E40 between Ghent and Brussels, by hand. */
export const motorway = points([
  [50.955, 3.8],
  [50.945, 3.9],
  [50.928, 3.98],
  [50.921, 4.03],
  [50.914, 4.085],
  [50.896, 4.135],
  [50.88, 4.175],
  [50.872, 4.22],
  [50.868, 4.3],
  [50.86, 4.4],
]);

/** The canal through Brussels, by hand. */
export const canal = points([
  [51.03, 4.4],
  [50.935, 4.4],
  [50.9, 4.385],
  [50.876, 4.362],
  [50.858, 4.346],
  [50.848, 4.337],
  [50.835, 4.318],
  [50.815, 4.292],
  [50.78, 4.262],
  [50.74, 4.235],
  [50.69, 4.2],
  [50.62, 4.21],
  [50.56, 4.24],
]);

/** Outline of the Brussels Region, by hand. */
export const brussels = points([
  [50.913, 4.383],
  [50.905, 4.42],
  [50.887, 4.437],
  [50.872, 4.435],
  [50.857, 4.457],
  [50.842, 4.478],
  [50.822, 4.482],
  [50.807, 4.462],
  [50.797, 4.478],
  [50.776, 4.445],
  [50.769, 4.4],
  [50.764, 4.375],
  [50.777, 4.345],
  [50.784, 4.325],
  [50.797, 4.3],
  [50.808, 4.297],
  [50.806, 4.258],
  [50.832, 4.245],
  [50.848, 4.272],
  [50.862, 4.272],
  [50.88, 4.285],
  [50.899, 4.31],
  [50.904, 4.345],
  [50.901, 4.365],
]);

/** The Brussels part of the Sonian forest, by hand. */
export const forest = points([
  [50.812, 4.428],
  [50.806, 4.452],
  [50.797, 4.478],
  [50.776, 4.445],
  [50.769, 4.4],
  [50.785, 4.393],
  [50.794, 4.425],
]);
