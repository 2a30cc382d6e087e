import type { Coordinates } from '#src/lib/coordinates.ts';

/** The drawing of the landscape: 0, 0 is this place, and one kilometre 40 units. Its paths are traced by hand. */
export const landscapeView = { centre: { latitude: 50.87, longitude: 4.2 }, unitsPerKilometre: 40 };

/** Dender and Scheldt from Geraardsbergen to Antwerp, and the canal from Brussels to Charleroi. */
export const watersPath =
  'M-843 578q155-222 232-293t91-100 35-52 45-40 38-37 28-43 21-49 16-46-10-43-32-49-28-49-24-51-21-77 17-116 91-156 148-122 112-134 225-233 309-356M562-712q0 423-21 501t-54 131-55 93-35 63-39 51-63 74-79 122-80 166-87 201-35 267 56 289 126 267 225 267 211 267';

/** The E40 from Ghent to beyond Tienen, and the ring around Brussels. */
export const roadsPath =
  'M-1124-378q281 44 394 82t182 53 148 31 147 56 127 76 119 53 148 27 105-62 113-114 175-33 148 75 126 118 190 60 267 38 421 129 562 211 562 223M309 556q-70-76-94-112t-33-84-14-94-5-89 14-80 33-66 28-65 26-66 101-76 169-33 147 75 99 118 52 89 7 82-24 100-49 112-78 111';

/** Outline of the Brussels Region. */
export const brusselsOutline =
  'M489-164Q514-191 566-173 618-156 642-116 666-76 663-42 660-9 691 25 722 58 752 92 781 125 787 170 792 214 764 247 736 280 759 303 781 325 735 372 688 418 625 434 562 449 527 460 492 471 450 443 407 414 379 399 351 383 316 354 281 325 277 301 273 276 218 281 163 285 145 227 126 169 164 134 202 98 202 67 202 36 221-4 239-44 274-86 309-129 358-140 407-151 436-144 464-138 489-164z';

/** The Brussels part of the Sonian forest. */
export const forestOutline =
  'M637 298Q641 258 675 272 708 285 745 305 781 325 735 372 688 418 625 434 562 449 552 414 542 378 587 358 632 338 637 298z';

/** Where the names of the landscape stand. */
export const namePoints = {
  river: { latitude: 50.822, longitude: 4.04 },
  motorway: { latitude: 50.8735, longitude: 4.217 },
  canal: { latitude: 50.796, longitude: 4.2885 },
  forest: { latitude: 50.784, longitude: 4.435 },
  ring: { latitude: 50.9075, longitude: 4.458 },
} satisfies Record<string, Coordinates>;
