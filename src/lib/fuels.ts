/** Fuels of a boiler. Gas is billed in kWh of gross calorific value, oil in litres. */
export const fuels = ['gas', 'oil'] as const;
export type Fuel = (typeof fuels)[number];
