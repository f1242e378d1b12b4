// Renders the chart as Helm does, where there is no Helm: go run render.go CHART < VALUES.json. The values are
// {"Values": …, "Release": …, "Chart": …}. It stands on text/template and sprig, as Helm itself.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"text/template"

	"github.com/Masterminds/sprig"
)

func main() {
	if err := render(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func render(chart string) error {
	var values map[string]any
	if err := json.NewDecoder(os.Stdin).Decode(&values); err != nil {
		return err
	}
	all := template.New("chart").Option("missingkey=zero")
	functions := sprig.TxtFuncMap()
	functions["include"] = func(name string, data any) (string, error) {
		var text bytes.Buffer
		err := all.ExecuteTemplate(&text, name, data)
		return text.String(), err
	}
	functions["required"] = func(message string, value any) (any, error) {
		if value == nil || value == "" {
			return nil, errors.New(message)
		}
		return value, nil
	}
	// JSON is YAML.
	functions["toYaml"] = functions["toJson"]
	// A first installation finds nothing.
	functions["lookup"] = func(...string) map[string]any { return map[string]any{} }
	all.Funcs(functions)
	files, err := filepath.Glob(filepath.Join(chart, "templates", "*"))
	if err != nil {
		return err
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if _, err := all.New(filepath.Base(file)).Parse(string(text)); err != nil {
			return err
		}
	}
	for _, file := range files {
		if filepath.Ext(file) != ".yaml" {
			continue
		}
		fmt.Println("---")
		if err := all.ExecuteTemplate(os.Stdout, filepath.Base(file), values); err != nil {
			return err
		}
	}
	return nil
}
