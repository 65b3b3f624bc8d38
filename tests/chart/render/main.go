// Renders a chart as Helm does: Go's own templates with the functions of sprig and those that Helm adds. It reads from standard
// input {"chart": folder, "values": {...}, "release": name} and prints every manifest, or fails as Helm would.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"gopkg.in/yaml.v3"
)

type request struct {
	Chart   string                 `json:"chart"`
	Values  map[string]interface{} `json:"values"`
	Release string                 `json:"release"`
}

// files is what templates know as .Files.
type files struct{ folder string }

func (f files) Get(name string) string {
	text, err := os.ReadFile(filepath.Join(f.folder, name))
	if err != nil {
		return ""
	}
	return string(text)
}

func main() {
	if err := render(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func render() error {
	var asked request
	if err := json.NewDecoder(os.Stdin).Decode(&asked); err != nil {
		return err
	}
	values, err := readYaml(filepath.Join(asked.Chart, "values.yaml"))
	if err != nil {
		return err
	}
	chart, err := readYaml(filepath.Join(asked.Chart, "Chart.yaml"))
	if err != nil {
		return err
	}
	paths, err := filepath.Glob(filepath.Join(asked.Chart, "templates", "*"))
	if err != nil {
		return err
	}
	sort.Strings(paths)
	all := template.New("chart").Option("missingkey=zero")
	all.Funcs(sprig.TxtFuncMap()).Funcs(helmFunctions(all))
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if _, err := all.New("kate-zone/templates/" + filepath.Base(path)).Parse(string(text)); err != nil {
			return err
		}
	}
	root := map[string]interface{}{
		"Values":  merge(values, asked.Values),
		"Chart":   map[string]interface{}{"Name": chart["name"], "Version": chart["version"], "AppVersion": chart["appVersion"]},
		"Release": map[string]interface{}{"Name": asked.Release, "Service": "Helm", "Namespace": "default"},
		"Files":   files{asked.Chart},
	}
	for _, path := range paths {
		name := "kate-zone/templates/" + filepath.Base(path)
		if strings.HasPrefix(filepath.Base(path), "_") {
			continue
		}
		root["Template"] = map[string]interface{}{"Name": name, "BasePath": "kate-zone/templates"}
		var out bytes.Buffer
		if err := all.ExecuteTemplate(&out, name, root); err != nil {
			return err
		}
		fmt.Printf("--- # %s\n%s\n", filepath.Base(path), out.String())
	}
	return nil
}

func helmFunctions(all *template.Template) template.FuncMap {
	return template.FuncMap{
		"include": func(name string, data interface{}) (string, error) {
			var out bytes.Buffer
			err := all.ExecuteTemplate(&out, name, data)
			return out.String(), err
		},
		"required": func(message string, value interface{}) (interface{}, error) {
			if value == nil || value == "" {
				return nil, errors.New(message)
			}
			return value, nil
		},
		"fail": func(message string) (string, error) { return "", errors.New(message) },
		"toYaml": func(value interface{}) (string, error) {
			text, err := yaml.Marshal(value)
			return strings.TrimSuffix(string(text), "\n"), err
		},
	}
}

func readYaml(path string) (map[string]interface{}, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	found := map[string]interface{}{}
	return found, yaml.Unmarshal(text, &found)
}

// merge lays values over others, map by map, as Helm does.
func merge(below, above map[string]interface{}) map[string]interface{} {
	merged := map[string]interface{}{}
	for key, value := range below {
		merged[key] = value
	}
	for key, value := range above {
		lower, isMap := merged[key].(map[string]interface{})
		upper, isAlsoMap := value.(map[string]interface{})
		if isMap && isAlsoMap {
			merged[key] = merge(lower, upper)
		} else {
			merged[key] = value
		}
	}
	return merged
}
