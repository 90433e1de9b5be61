/** One picture that was taken. */
export interface Picture {
  readonly screen: string;
  readonly variant: string;
  readonly file: string;
}

const figure = ({ variant, file }: Picture): string =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${variant}</figcaption></figure>`;

/** A page that shows every picture, screen by screen. */
export const contactSheet = (pictures: ReadonlyArray<Picture>): string => {
  const sections = Object.entries(Object.groupBy(pictures, ({ screen }) => screen)).map(
    ([screen, taken = []]) => `<h2>${screen}</h2><div>${taken.map(figure).join("")}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px system-ui;margin:2rem}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}
figure{margin:0}img{max-inline-size:24rem;max-block-size:24rem;border:1px solid #ccc}</style>
${sections.join("\n")}\n`;
};
