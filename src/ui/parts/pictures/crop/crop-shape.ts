/** What a picture is cut to: a face's circle, a square, or whatever part of it. */
export type CropShape = "circle" | "square" | "any";
