/** Households: their address of the tool, the number in the amount (no separators), and what else they must read. */
export const households = [
  ['work=repair&age=older&q=1770', '168,54', ['2', '159']],
  ['work=repair&age=younger&q=1300', '192,39', ['24']],
  ['work=repair&age=new&q=1000', '192,39', ['2', 'PEB|EPB']],
  ['work=maintenance&energy=gas&age=older&q=9400', '168,54', ['48', '20 kW']],
  ['work=maintenance&energy=gas&age=younger&q=1080', '192,39', ['48']],
  ['work=maintenance&energy=oil&age=older&q=9300', '263,94', ['20 kW', '210,94']],
  ['work=maintenance&energy=oil&age=younger&q=1740', '301,29', ['48']],
  ['work=sweeping&age=older&q=1790', '104,94', ['48']],
  ['work=sweeping&age=younger&q=1200', '119,79', ['48']],
  ['work=check&energy=gas&age=older&q=1000', '192,39', ['PEB|EPB', '168,54']],
  ['work=check&energy=oil&age=older&q=9470', '263,94', ['20 kW']],
  ['work=check&energy=gas&age=younger&q=1420', '192,39', ['100 kW']],
  ['work=boiler&energy=gas&age=older&q=1790', '3025', ['keuring', '7260']],
  ['work=boiler&energy=gas&age=younger&q=1050', '3025', ['PEB|EPB']],
  ['work=boiler&energy=gas&age=new&q=1400', '3025', ['30 km']],
  ['work=boiler&energy=oil&age=older&q=1410', '4235', ['30 km', '2027']],
  ['work=heat-pump&age=older&q=9320', '11130', ['14840', '200']],
  ['work=heat-pump&age=younger&q=1300', '11130', ['2030']],
  ['work=underfloor&age=older&q=1760', '65', ['85', '80']],
  ['work=underfloor&age=new&q=1500', '65', ['95', '120']],
] as const;

/** What is not allowed, not served or not known: an address, what its answer says, and what it does not say. */
export const refused = [
  ['work=boiler&energy=oil&age=older&q=1000', /Bru(x|s)[\s\S]*2025/, /Fland|Vlaand|Wallon/],
  ['work=boiler&energy=oil&age=new&q=9300', /(Fland|Vlaand)[\s\S]*2022/, /Bru[xs]|Wallon/],
  ['work=boiler&energy=oil&age=new&q=1400', /Wallon[\s\S]*2026/, /Bru[xs]|Fland|Vlaand/],
  ['work=boiler&energy=gas&age=new&q=1000', /Bru(x|s)[\s\S]*2025/, /Fland|Vlaand|Wallon/],
  ['work=boiler&energy=gas&age=new&q=9300', /(Fland|Vlaand)[\s\S]*2025/, /Bru[xs]|Wallon/],
  ['work=repair&age=older&q=3000', /\d{4} \p{L}+[\s\S]*km/u, /€/],
  ['work=repair&age=older&q=1999', /053|054/, /€/],
] as const;
