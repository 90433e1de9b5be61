import { emulatorToken } from "../fixtures-tokens.ts";
import type { Request, Row } from "./access-row.ts";

/** A picture whose bytes are letters, as a text of a form has to be: one pixel, found by trying. */
const ASCII_WEBP = "RIFF\u001e\0\0\0WEBPVP8L\u0012\0\0\0/\0\0\0\0(k<d*Sm\u0010\u0007t&\u007f\0";

/** A picture as a form sends it, after what the form says of it. */
const sending = (path: string, said: ReadonlyArray<string>): Request => ({
  method: "POST",
  path,
  headers: { "content-type": "multipart/form-data; boundary=X" },
  body: [
    ...said,
    "--X",
    'Content-Disposition: form-data; name="file"; filename="me"',
    "Content-Type: image/webp",
    "",
    ASCII_WEBP,
    "--X--",
    "",
  ].join("\r\n"),
});

/** A picture for a user. */
export const uploadFor = (user: number): Request =>
  sending("/api/v1/profileimage/upload", [
    "--X",
    'Content-Disposition: form-data; name="userId"',
    "",
    String(user),
  ]);

/** A picture for a record to name. */
export const PICTURE_UPLOAD = sending("/api/v1/pictures", []);

const UPLOAD = uploadFor(4);

export const CREATE_USER_ROW: Row = {
  name: "authentication.createUser",
  method: "POST",
  path: "/api/v1/authentication/createUser/{}/{}/{}/{}/{}",
  may: "aevcn",
  asked: {
    method: "POST",
    path: `/api/v1/authentication/createUser/2000-01-01/new-cook%40kitchen.example/pass/2/${emulatorToken("new-cook")}`,
  },
  success: 200,
};

export const ACCOUNT_ROWS: ReadonlyArray<Row> = [
  {
    name: "notifications.all",
    method: "GET",
    path: "/api/v1/systemnotification",
    may: "aev",
    asked: { method: "GET", path: "/api/v1/systemnotification" },
    success: 200,
  },
  {
    name: "notifications.page",
    method: "GET",
    path: "/api/v1/systemnotification/{}/{}",
    may: "aev",
    asked: { method: "GET", path: "/api/v1/systemnotification/2/1" },
    success: 200,
  },
  {
    // D16: the chef's own; the handler asks whose it is.
    name: "notifications.ofUser",
    method: "GET",
    path: "/api/v1/systemnotification/user/{}",
    may: "ac",
    passes: "aevc",
    asked: { method: "GET", path: "/api/v1/systemnotification/user/4" },
    success: 200,
  },
  {
    name: "notifications.create",
    method: "POST",
    path: "/api/v1/systemnotification/create",
    may: "aevc",
    asked: {
      method: "POST",
      path: "/api/v1/systemnotification/create",
      body: { title: "Incident report", message: "Something went wrong" },
    },
    success: 200,
  },
  {
    // D67: of a message for everybody each has a copy.
    name: "notifications.markRead",
    method: "PUT",
    path: "/api/v1/systemnotification/{}/read",
    may: "aevc",
    asked: { method: "PUT", path: "/api/v1/systemnotification/1/read" },
    success: 200,
  },
  {
    // D16: the chef's own pictures.
    name: "profileImages.ofUser",
    method: "GET",
    path: "/api/v1/profileimage/user/{}",
    may: "aevc",
    asked: { method: "GET", path: "/api/v1/profileimage/user/4" },
    success: 200,
  },
  {
    name: "profileImages.upload",
    method: "POST",
    path: "/api/v1/profileimage/upload",
    may: "ac",
    passes: "aevc",
    asked: UPLOAD,
    success: 200,
  },
  {
    name: "profileImages.remove",
    method: "DELETE",
    path: "/api/v1/profileimage/{}",
    may: "ac",
    passes: "aevc",
    chefsFirst: UPLOAD,
    asked: { method: "DELETE", path: "/api/v1/profileimage/CHEFS" },
    success: 204,
  },
  {
    // P46: whoever may write a record that names a picture.
    name: "pictures.upload",
    method: "POST",
    path: "/api/v1/pictures",
    may: "aec",
    asked: PICTURE_UPLOAD,
    success: 200,
  },
];
