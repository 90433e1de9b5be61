/** The languages of the sample's people; one that the console learns later has nobody here until somebody draws them. */
export type SampleLanguage =
  | "ar"
  | "en"
  | "es"
  | "fr"
  | "he"
  | "hi"
  | "id"
  | "ja"
  | "pa"
  | "pt"
  | "zh"
  | "zh-TW";
