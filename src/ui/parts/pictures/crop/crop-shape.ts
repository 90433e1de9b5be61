/** What a picture is cut to: a face's circle, a square, as wide as guests see it, or whatever part of it. */
export type CropShape = "circle" | "square" | "wide" | "any";
