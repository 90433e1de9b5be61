import type { NonEmptyReadonlyArray } from "effect/Array";
import type { SampleLanguage } from "./sample-language.ts";
import type { Dish } from "./pictures.ts";

/** What kitchens are like whose people speak a language, in its words. */
export interface Cuisine {
  readonly dishes: NonEmptyReadonlyArray<readonly [picture: Dish, name: string]>;
  /** What a kitchen says of itself. */
  readonly about: NonEmptyReadonlyArray<string>;
  /** What goes before the dish of the day. */
  readonly today: string;
  /** What a picture of the place shows. */
  readonly place: string;
  /** Parts of real cities. */
  readonly locations: NonEmptyReadonlyArray<string>;
}

export const CUISINES: Readonly<Record<SampleLanguage, Cuisine>> = {
  en: {
    dishes: [
      ["burger", "Burger with everything"],
      ["pancakes", "Pancakes and maple syrup"],
      ["pie", "Cherry pie"],
      ["fish-and-chips", "Fish and chips"],
      ["salad", "Garden salad"],
      ["pumpkin-soup", "Pumpkin soup"],
      ["sourdough", "Sourdough, still warm"],
      ["pizza", "Pizza with basil and olives"],
      ["pasta", "Spaghetti and meatballs"],
      ["grilled-fish", "Whole grilled sea bream"],
      ["injera", "Injera with six stews"],
      ["bibimbap", "Bibimbap"],
    ],
    about: [
      "Three burners, one long table, and whoever turns up first helps with the onions.",
      "A family kitchen on a quiet street. We cook what the market had in the morning.",
      "Small plates, loud music and a grill that never gets cold.",
      "We learned these recipes from our grandmother and changed as little as we could.",
      "Bread at seven, soup at noon, and a set menu on Friday evenings.",
      "Two friends, one stove. Tell us what you cannot eat and we will cook around it.",
    ],
    today: "On the stove today:",
    place: "Where we cook",
    locations: [
      "Brixton, London",
      "Stoneybatter, Dublin",
      "Jackson Heights, New York",
      "Silver Lake, Los Angeles",
      "Kensington Market, Toronto",
      "Newtown, Sydney",
      "Ponsonby, Auckland",
      "Woodstock, Cape Town",
      "Westlands, Nairobi",
    ],
  },
  es: {
    dishes: [
      ["paella", "Paella de marisco"],
      ["tortilla", "Tortilla de patatas"],
      ["tacos", "Tacos de birria"],
      ["ceviche", "Ceviche de corvina"],
      ["churros", "Churros con chocolate"],
      ["empanadas", "Empanadas al horno"],
      ["grilled-fish", "Dorada a la plancha"],
    ],
    about: [
      "Cocina de barrio, sin prisa y con mucho pan para mojar.",
      "Guisamos como en casa de la abuela: fuego lento y mesa grande.",
      "Compramos en el mercado cada mañana y la carta cambia con lo que hay.",
      "Doce sillas, una barra y siempre sitio para uno más.",
      "Recetas de tres países que se encontraron en la misma cocina.",
      "Abrimos al mediodía y cerramos cuando se acaba la olla.",
    ],
    today: "Hoy recomendamos:",
    place: "Nuestra cocina",
    locations: [
      "Lavapiés, Madrid",
      "Gràcia, Barcelona",
      "Ruzafa, Valencia",
      "Triana, Sevilla",
      "Roma Norte, Ciudad de México",
      "Chapinero, Bogotá",
      "Barranco, Lima",
      "San Telmo, Buenos Aires",
      "Barrio Italia, Santiago",
    ],
  },
  fr: {
    dishes: [
      ["ratatouille", "Ratatouille du jardin"],
      ["croissants", "Croissants au beurre"],
      ["quiche", "Quiche lorraine"],
      ["crepes", "Crêpes aux fruits rouges"],
      ["cheeses", "Plateau de fromages"],
      ["pumpkin-soup", "Velouté de potiron"],
      ["sourdough", "Pain au levain"],
    ],
    about: [
      "Une petite cuisine ouverte sur la rue, une ardoise et peu de chichis.",
      "Des produits d'à côté, des sauces qui prennent leur temps.",
      "On cuisine pour vingt, on rit pour quarante.",
      "La table d'hôtes du quartier : on vient seul, on repart avec des amis.",
      "Les recettes de ma mère, le four de mon oncle et mes légumes.",
    ],
    today: "À l'ardoise aujourd'hui :",
    place: "Notre cuisine",
    locations: [
      "Belleville, Paris",
      "Croix-Rousse, Lyon",
      "Le Panier, Marseille",
      "Saint-Cyprien, Toulouse",
      "Le Plateau, Montréal",
      "Saint-Gilles, Bruxelles",
    ],
  },
  pt: {
    dishes: [
      ["feijoada", "Feijoada completa"],
      ["pao-de-queijo", "Pão de queijo da casa"],
      ["natas", "Pastéis de nata"],
      ["acai", "Açaí na tigela"],
      ["moqueca", "Moqueca de peixe"],
      ["grilled-fish", "Peixe na brasa"],
    ],
    about: [
      "Comida de panela, feita com calma e servida com conversa.",
      "Cozinha de família: quem chega cedo escolhe o lugar na varanda.",
      "Do mercado para o fogão, do fogão para a mesa grande.",
      "Receitas da roça com tempero de cidade.",
      "Abrimos cedo para o café e ficamos até a última colherada.",
    ],
    today: "Hoje tem:",
    place: "A nossa cozinha",
    locations: [
      "Alfama, Lisboa",
      "Bonfim, Porto",
      "Pinheiros, São Paulo",
      "Santa Teresa, Rio de Janeiro",
      "Savassi, Belo Horizonte",
      "Rio Vermelho, Salvador",
    ],
  },
  id: {
    dishes: [
      ["nasi-goreng", "Nasi goreng spesial"],
      ["satay", "Sate ayam bumbu kacang"],
      ["rendang", "Rendang daging"],
      ["gado-gado", "Gado-gado"],
    ],
    about: [
      "Dapur kecil dengan sambal yang diulek setiap pagi.",
      "Masakan rumahan, resep ibu, porsi untuk yang lapar.",
      "Kami memasak apa yang segar di pasar hari ini.",
      "Duduk lesehan, makan bersama, pulang kenyang.",
    ],
    today: "Menu hari ini:",
    place: "Dapur kami",
    locations: [
      "Kemang, Jakarta",
      "Dago, Bandung",
      "Prawirotaman, Yogyakarta",
      "Ubud, Bali",
      "Medan Baru, Medan",
    ],
  },
  ar: {
    dishes: [
      ["hummus", "حمص بالطحينة"],
      ["kebab", "كباب مشوي على الفحم"],
      ["tabbouleh", "تبولة طازجة"],
      ["kunafa", "كنافة بالفستق"],
      ["shakshuka", "شكشوكة"],
      ["falafel", "فلافل مقرمشة"],
    ],
    about: [
      "مطبخ عائلي صغير، والضيف فيه صاحب البيت.",
      "نطبخ على نار هادئة وصفات ورثناها عن جدتنا.",
      "نشتري الخضار من السوق كل صباح ونخبز خبزنا بأيدينا.",
      "مائدة طويلة وصحون كثيرة وشاي بالنعناع بعد الطعام.",
    ],
    today: "طبق اليوم:",
    place: "مطبخنا",
    locations: [
      "الزمالك، القاهرة",
      "المعاريف، الدار البيضاء",
      "الجميزة، بيروت",
      "جبل اللويبدة، عمّان",
      "ديرة، دبي",
    ],
  },
  he: {
    dishes: [
      ["shakshuka", "שקשוקה במחבת"],
      ["challah", "חלה לשבת"],
      ["falafel", "פלאפל עם טחינה"],
      ["hummus", "חומוס חם"],
      ["salad", "סלט ירקות קצוץ"],
    ],
    about: [
      "מטבח ביתי קטן, שולחן אחד ארוך והרבה לחם.",
      "קונים בשוק בבוקר ומבשלים עד שנגמר.",
      "המתכונים של סבתא, בלי קיצורי דרך.",
      "ביום שישי מבשלים לכל השכונה.",
    ],
    today: "היום על האש:",
    place: "המטבח שלנו",
    locations: ["פלורנטין, תל אביב", "נחלאות, ירושלים", "ואדי ניסנאס, חיפה", "העיר העתיקה, באר שבע"],
  },
  hi: {
    dishes: [
      ["thali", "शाकाहारी थाली"],
      ["biryani", "दम बिरयानी"],
      ["dosa", "मसाला डोसा"],
      ["samosas", "गरम समोसे"],
      ["butter-chicken", "बटर चिकन"],
      ["lassi", "आम की लस्सी"],
    ],
    about: [
      "घर जैसा खाना, ताज़े पिसे मसाले और गरम रोटी।",
      "दादी की रसोई के नुस्खे, धीमी आँच पर पके हुए।",
      "सुबह मंडी से सब्ज़ी आती है और शाम तक सब ख़त्म।",
      "छोटी सी रसोई, बड़ी सी मेज़, सबका स्वागत है।",
    ],
    today: "आज का ख़ास:",
    place: "हमारी रसोई",
    locations: ["बांद्रा, मुंबई", "चाँदनी चौक, दिल्ली", "सी-स्कीम, जयपुर", "हज़रतगंज, लखनऊ", "अस्सी घाट, वाराणसी"],
  },
  pa: {
    dishes: [
      ["saag", "ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ ਤੇ ਮੱਕੀ ਦੀ ਰੋਟੀ"],
      ["butter-chicken", "ਬਟਰ ਚਿਕਨ"],
      ["lassi", "ਮਿੱਠੀ ਲੱਸੀ"],
      ["samosas", "ਸਮੋਸੇ"],
      ["thali", "ਪੰਜਾਬੀ ਥਾਲੀ"],
    ],
    about: [
      "ਚੁੱਲ੍ਹੇ ਦੀ ਰੋਟੀ, ਘਰ ਦਾ ਮੱਖਣ ਤੇ ਖੁੱਲ੍ਹਾ ਦਿਲ।",
      "ਖੇਤ ਤੋਂ ਸਿੱਧਾ ਰਸੋਈ ਵਿੱਚ, ਰਸੋਈ ਤੋਂ ਸਿੱਧਾ ਥਾਲੀ ਵਿੱਚ।",
      "ਬੇਬੇ ਦੇ ਹੱਥਾਂ ਦਾ ਸੁਆਦ, ਪੂਰੇ ਮੁਹੱਲੇ ਲਈ।",
    ],
    today: "ਅੱਜ ਦਾ ਪਕਵਾਨ:",
    place: "ਸਾਡੀ ਰਸੋਈ",
    locations: ["ਹਾਲ ਬਾਜ਼ਾਰ, ਅੰਮ੍ਰਿਤਸਰ", "ਮਾਡਲ ਟਾਊਨ, ਲੁਧਿਆਣਾ", "ਸੈਕਟਰ 17, ਚੰਡੀਗੜ੍ਹ", "ਲੀਲਾ ਭਵਨ, ਪਟਿਆਲਾ"],
  },
  ja: {
    dishes: [
      ["ramen", "醤油ラーメン"],
      ["sushi", "握り寿司"],
      ["onigiri", "鮭のおにぎり"],
      ["gyoza", "焼き餃子"],
      ["okonomiyaki", "お好み焼き"],
    ],
    about: [
      "カウンター八席の小さな台所です。だしは毎朝ひいています。",
      "市場で見つけたものを、その日のうちに料理します。",
      "祖母の味を、できるだけそのままに。",
      "仕事帰りにふらりと寄れる、近所の食堂です。",
    ],
    today: "本日のおすすめ：",
    place: "店のようす",
    locations: ["東京・下北沢", "東京・谷中", "大阪・天満", "京都・西陣", "福岡・薬院", "札幌・円山"],
  },
  zh: {
    dishes: [
      ["soup-dumplings", "小笼包"],
      ["mapo-tofu", "麻婆豆腐"],
      ["hotpot", "鸳鸯火锅"],
      ["dim-sum", "早茶点心"],
      ["beef-noodles", "红烧牛肉面"],
    ],
    about: [
      "弄堂里的小厨房，菜都是早上从市场买来的。",
      "外婆的手艺，家常的味道，慢火炖到入味。",
      "一张大圆桌，朋友来了就加一双筷子。",
      "面自己擀，辣椒油自己熬。",
    ],
    today: "今日推荐：",
    place: "我们的厨房",
    locations: ["上海·静安", "成都·玉林", "广州·西关", "北京·鼓楼", "西安·回民街"],
  },
  "zh-TW": {
    dishes: [
      ["beef-noodles", "紅燒牛肉麵"],
      ["gua-bao", "古早味刈包"],
      ["bubble-tea", "珍珠奶茶"],
      ["soup-dumplings", "小籠包"],
      ["hotpot", "家常火鍋"],
    ],
    about: [
      "巷子裡的小館，湯頭每天清晨開始熬。",
      "阿嬤的味道，不加味精，只加時間。",
      "從市場到餐桌，當天買當天煮。",
    ],
    today: "今天推薦：",
    place: "我們的廚房",
    locations: ["台北·大稻埕", "台北·永康街", "台中·西區", "台南·中西區", "高雄·鹽埕"],
  },
};
