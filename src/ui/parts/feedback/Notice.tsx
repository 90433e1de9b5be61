import { Alert, type AlertProps } from "@mantine/core";
import "@mantine/core/styles/Alert.css";

export const Notice = (props: AlertProps) => <Alert {...props} />;
