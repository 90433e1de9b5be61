export { faker as ar } from "@faker-js/faker/locale/ar";
export { faker as en } from "@faker-js/faker/locale/en";
export { faker as es } from "@faker-js/faker/locale/es";
export { faker as fr } from "@faker-js/faker/locale/fr";
export { faker as he } from "@faker-js/faker/locale/he";
export { faker as id } from "@faker-js/faker/locale/id_ID";
export { faker as ja } from "@faker-js/faker/locale/ja";
export { faker as pt } from "@faker-js/faker/locale/pt_BR";
export { faker as zh } from "@faker-js/faker/locale/zh_CN";
export { faker as zhTw } from "@faker-js/faker/locale/zh_TW";

/** Names in Devanagari and Gurmukhi, which the sample-data library does not have. */
export const INDIAN_NAMES = {
  hindi: {
    female: ["अनिता", "काव्या", "मीरा", "नीलम", "प्रिया"],
    male: ["आरव", "दीपक", "राहुल", "संजय", "विवेक"],
    last: ["शर्मा", "वर्मा", "गुप्ता", "मिश्रा", "चौहान", "अग्रवाल", "जोशी", "यादव"],
  },
  punjabi: {
    female: ["ਅਮਨਦੀਪ", "ਜਸਲੀਨ", "ਕਿਰਨ", "ਨਵਜੋਤ", "ਸਿਮਰਨ"],
    male: ["ਗੁਰਪ੍ਰੀਤ", "ਹਰਜੀਤ", "ਮਨਪ੍ਰੀਤ", "ਬਲਵਿੰਦਰ", "ਸੁਖਦੇਵ"],
    last: ["ਸਿੰਘ", "ਕੌਰ", "ਗਿੱਲ", "ਸੰਧੂ", "ਢਿੱਲੋਂ", "ਬਰਾੜ"],
  },
};
