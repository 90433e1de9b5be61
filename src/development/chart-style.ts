/** How a chart is coloured, in light and in dark: part of every picture. */
export const CHART_STYLE = `
svg {
  --paper: #f7f7f9;
  --box: #ffffff;
  --line: #8a869a;
  --ink: #1d1c22;
  --quiet: #5f5d6b;
  --lit: #7236cb;
  --glow: #efe7fb;
  --chosen: #0b6bcb;
  --walked: #17713f;
  --tested: #8a5a00;
  --unwalked: #b42318;
  font-family: Arial, Helvetica, sans-serif;
  background: var(--paper);
}
@media (prefers-color-scheme: dark) {
  svg {
    --paper: #17161b;
    --box: #211f27;
    --line: #777289;
    --ink: #ecebf1;
    --quiet: #b3b0c0;
    --lit: #c3a0ff;
    --glow: #38294f;
    --chosen: #7cb8ff;
    --walked: #6fd39b;
    --tested: #e8b45c;
    --unwalked: #ff9b8f;
  }
}
.state rect {
  fill: var(--box);
  stroke: var(--line);
}
.parallel > rect {
  stroke-dasharray: 6 3;
}
.final > rect {
  stroke-width: 3;
}
.name {
  fill: var(--ink);
  font-weight: 700;
}
.meta {
  fill: var(--quiet);
}
.initial,
.head {
  fill: var(--quiet);
}
.arrow {
  fill: none;
}
.passed rect {
  stroke: var(--lit);
}
.current rect {
  fill: var(--glow);
  stroke: var(--lit);
  stroke-width: 2;
}
.chosen rect {
  stroke: var(--chosen);
  stroke-width: 2;
  stroke-dasharray: 3 2;
}
.by-journeys {
  --tone: var(--walked);
}
.by-tests {
  --tone: var(--tested);
}
.by-nobody {
  --tone: var(--unwalked);
}
.label {
  fill: var(--tone, var(--quiet));
}
.arrow {
  stroke: var(--tone, var(--line));
}
.label.open {
  fill: var(--lit);
}
.arrow.open {
  stroke: var(--lit);
  stroke-width: 1.5;
}
.label.chosen {
  fill: var(--chosen);
}
.arrow.chosen {
  stroke: var(--chosen);
  stroke-width: 1.5;
}
text {
  dominant-baseline: central;
}
[tabindex] {
  cursor: pointer;
}
[tabindex]:focus-visible {
  outline: 2px solid var(--lit);
}
`;
