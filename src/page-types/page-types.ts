/*
 * Every page type, one line each. The route table, and with it all that is computed for each page, begins here; an
 * explicit list lets TypeScript know every id.
 */
export { aboutPage } from './about/page-type.ts';
export { accessibilityPage } from './accessibility/page-type.ts';
export { articlePage } from './article/page-type.ts';
export { blogPage } from './blog/page-type.ts';
export { boilerInstallationPage } from './boiler-installation/page-type.ts';
export { boilerMaintenancePage } from './boiler-maintenance/page-type.ts';
export { boilerRepairPage } from './boiler-repair/page-type.ts';
export { brandPage } from './brand/page-type.ts';
export { brandsPage } from './brands/page-type.ts';
export { faultFinderPage } from './fault-finder/page-type.ts';
export { grantsPage } from './grants/page-type.ts';
export { heatPumpPage } from './heat-pump/page-type.ts';
export { heatPumpCheckPage } from './heat-pump-check/page-type.ts';
export { homePage } from './home/page-type.ts';
export { legalPage } from './legal/page-type.ts';
export { maintenanceDuePage } from './maintenance-due/page-type.ts';
export { myPricePage } from './my-price/page-type.ts';
export { projectsPage } from './projects/page-type.ts';
export { regionPage } from './region/page-type.ts';
export { serviceAreaPage } from './service-area/page-type.ts';
export { townPage } from './town/page-type.ts';
export { underfloorHeatingPage } from './underfloor-heating/page-type.ts';
