/** What people say about a kitchen. */
export const ABOUT_KITCHENS = [
  "The rice was perfect, and nobody rushed us.",
  "Friendly people, small room; book before you go.",
  "Good soup. The bread could have been warmer.",
  "We waited forty minutes, but it was worth it.",
  "Too salty for me this time. I will try again.",
  "Best dumplings in this part of town!",
  "They remembered that I cannot eat nuts. Thank you.",
  "Una cocina honesta, como la de mi abuela.",
  "El servicio fue lento, pero la comida estaba riquísima.",
  "Volveremos con los niños el domingo.",
  "Le plat du jour vaut le détour.",
  "Un peu bruyant, mais quel dessert !",
  "A feijoada de sábado é imperdível.",
  "Comida boa, preço justo.",
  "Sambalnya juara, nasinya pulen.",
  "الطعام لذيذ والمكان هادئ.",
  "أفضل كبة ذقتها منذ زمن.",
  "אוכל נפלא, נחזור בקרוב.",
  "दाल बहुत स्वादिष्ट थी।",
  "ਪਰਾਂਠੇ ਬਹੁਤ ਵਧੀਆ ਸਨ।",
  "出汁がとても優しい味でした。",
  "红烧肉很入味，下次还来。",
  "小籠包皮薄餡多，推薦！",
] as const;

/** What people say in a tribe. */
export const IN_TRIBES = [
  "Who is cooking on Friday?",
  "I have sourdough starter to give away.",
  "Thanks for the recipe, it worked at the first try.",
  "Does anybody know where to get fresh curry leaves?",
  "Let us meet at the market at nine.",
  "¿Alguien tiene una buena receta de mole?",
  "Nos vemos el sábado, yo llevo el postre.",
  "On se retrouve dimanche pour le brunch ?",
  "Quem traz a sobremesa?",
  "من سيحضر اللقاء هذا الأسبوع؟",
  "מישהו מצטרף לסיור בשוק?",
  "今週末、一緒に餃子を作りませんか。",
  "周末一起包饺子吧！",
] as const;

/** Why people report a kitchen. */
export const REASONS = [
  "The photos are not of this kitchen",
  "Closed for weeks, but still listed",
  "The address is wrong",
  "Hygiene problem",
  "Insulting reply to a comment",
  "Advertising in the description",
  "The same kitchen is listed twice",
] as const;
