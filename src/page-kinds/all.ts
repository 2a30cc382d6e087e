/*
 * Every kind of page, one line each. The route table, and with it all that is computed for each page, begins here; an
 * explicit list lets TypeScript know every id.
 */
export { aboutPage } from './about.ts';
export { accessibilityPage } from './accessibility.ts';
export { articlePage } from './article.ts';
export { blogPage } from './blog.ts';
export { boilerInstallationPage } from './boiler-installation.ts';
export { boilerMaintenancePage } from './boiler-maintenance.ts';
export { boilerRepairPage } from './boiler-repair.ts';
export { brandPage } from './brand.ts';
export { brandsPage } from './brands.ts';
export { faultFinderPage } from './fault-finder.ts';
export { grantsPage } from './grants.ts';
export { heatPumpPage } from './heat-pump.ts';
export { heatPumpCheckPage } from './heat-pump-check.ts';
export { homePage } from './home.ts';
export { legalPage } from './legal.ts';
export { maintenanceDuePage } from './maintenance-due.ts';
export { projectsPage } from './projects.ts';
export { regionPage } from './region.ts';
export { serviceAreaPage } from './service-area.ts';
export { townPage } from './town.ts';
export { underfloorHeatingPage } from './underfloor-heating.ts';
