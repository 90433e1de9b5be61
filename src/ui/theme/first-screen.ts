// Mantine's styles for what the first screen draws, in the order that lets one build on another.
import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/VisuallyHidden.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Loader.css";
import "@mantine/core/styles/Center.css";
import "@mantine/core/styles/Stack.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/ActionIcon.css";
import "@mantine/core/styles/PasswordInput.css";
import "@mantine/core/styles/Button.css";
import "@mantine/core/styles/Text.css";
import "@mantine/core/styles/Title.css";
import "./console.css";
