(() => {
  let chosen;
  try {
    chosen = localStorage.getItem("console.color-scheme");
  } catch {}
  const isDark =
    chosen === "dark" || (chosen === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? "dark" : "light";
})();
