/** A picture without anything but what is seen of it. */
export interface BarePicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
  /** Its pixels where they are packed, and how many bytes they have to be. */
  readonly packed?: { readonly bytes: Buffer; readonly size: number };
}

/** A part of a picture's file. */
export interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  /** The part as it stands in the file. */
  readonly whole: Buffer;
}
