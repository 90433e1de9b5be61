/** What draws charts, in one file: what they share waits for a page that shows one. */
export { RevenueChart } from "./RevenueChart.tsx";
export { TrendChart } from "./TrendChart.tsx";
