import { Alert, type AlertProps } from "@mantine/core";
import "@mantine/core/styles/Alert.css";

/** A remark in a box of its own. */
export const Notice = (props: AlertProps) => <Alert {...props} />;
